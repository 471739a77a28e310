import { nextNumber, type Bank } from '#mocks/domain/bank.ts'

const adasDeposits = [
  { type: 'Bitcoin', amount: 75_025, status: 'declined', created_at: '2025-12-15T08:00:00.000Z' },
  { type: 'USDT (TRC20)', amount: 150_000, status: 'confirmed', created_at: '2026-01-12T16:05:00.000Z' },
  { type: 'Bitcoin', amount: 50_000, status: 'pending', created_at: '2026-01-15T12:30:00.000Z' },
] as const

/** Three crypto deposits of Ada's, one in each state. */
export async function seedDeposits(bank: Bank): Promise<void> {
  for (const deposit of adasDeposits) {
    await bank.store.requests.create({
      ...deposit,
      id: await nextNumber(bank, 'requests'),
      customer: 'ada',
      kind: 'deposit',
      choice: '',
      proof: null,
    })
  }
}
