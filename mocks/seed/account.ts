import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { enter, house } from '#mocks/domain/ledger.ts'

/** Amounts in minor units. */
const openings = {
  ada: 1_250_050,
  ben: 80_000,
  nora: 50_000,
  max: 0,
  gita: 100_000,
  cora: 500_000,
  iris: 10_000,
  cleo: 200_000,
  dora: 200_000,
  zoe: 100_000,
  theo: 100_000,
} as const

const adasHistory = [
  { at: '2025-12-01T09:00:00.000Z', name: 'Salary December', amount: 320_000, status: 'successful' },
  { at: '2025-12-05T17:24:00.000Z', name: 'Harbour Grocery', amount: -8_435, status: 'successful' },
  { at: '2025-12-18T11:02:00.000Z', name: 'Northline Energy', amount: -12_990, status: 'successful' },
  { at: '2025-12-22T08:15:00.000Z', name: 'City Transit pass', amount: -4_900, status: 'failed' },
  { at: '2026-01-02T09:00:00.000Z', name: 'Salary January', amount: 320_000, status: 'successful' },
  { at: '2026-01-09T19:40:00.000Z', name: 'Book Nook', amount: -2_375, status: 'successful' },
] as const

/** Opens the personas' accounts and gives Ada a few weeks of history. */
export async function seedAccounts(bank: Bank): Promise<void> {
  for (const [id, amount] of Object.entries(openings)) {
    const customer = customerById(bank, id)
    if (customer === undefined || amount === 0) continue
    await enter(bank, {
      at: '2025-11-03T10:00:00.000Z',
      name: 'Opening deposit',
      status: 'successful',
      postings: [
        { account: house.capital, amount: -amount },
        { account: customer.accountNumber, amount },
      ],
    })
  }
  for (const { amount, ...event } of adasHistory) {
    await enter(bank, {
      ...event,
      postings: [
        { account: '2024000101', amount },
        { account: house.cash, amount: -amount },
      ],
    })
  }
}
