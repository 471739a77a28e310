import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { orderTransfer, settleTransfer } from '#mocks/domain/transfers.ts'

/** Two transfers of Ada's: one settled to Ben, one still under way. */
export async function seedTransfers(bank: Bank): Promise<void> {
  const ada = customerById(bank, 'ada')
  if (ada === undefined) return
  const past = (at: string): Bank => ({ ...bank, now: () => new Date(at) })
  const settled = await orderTransfer(past('2026-01-10T10:30:00.000Z'), ada, {
    bank: 'Harbour Trust',
    act_no: '2024000102',
    act_hold_name: 'Ben Okafor',
    amount: 15_000,
    swift: 'DEMOXX00',
    routing: '000000000',
    country: 'United Kingdom',
    currency: 'USD',
    note: 'Concert tickets',
  })
  if (settled !== undefined) await settleTransfer(past('2026-01-11T08:00:00.000Z'), settled.id, 'successful')
  await orderTransfer(past('2026-01-14T15:45:00.000Z'), ada, {
    bank: 'Meridian Mutual',
    act_no: '5500112233',
    act_hold_name: 'Lena Abel',
    amount: 42_000,
    swift: 'DEMOYY11',
    routing: '111000000',
    country: 'Germany',
    currency: 'USD',
    note: 'Deposit for the flat',
  })
}
