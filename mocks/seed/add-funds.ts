import { createRequest, decideRequest } from '#mocks/domain/requests.ts'
import type { Calendar, SeedEvent } from './events.ts'

export function depositEvents({ daysAgo }: Calendar): SeedEvent[] {
  return [
    ...deposit(daysAgo(32, '08:00'), 'Bitcoin', 75_025, { at: daysAgo(31, '10:00'), status: 'declined' }),
    ...deposit(daysAgo(4, '16:05'), 'USDT (TRC20)', 150_000, { at: daysAgo(4, '17:30'), status: 'confirmed' }),
    ...deposit(daysAgo(1, '12:30'), 'Bitcoin', 50_000),
  ]
}

function deposit(
  at: string,
  type: string,
  amount: number,
  decision?: { at: string; status: 'confirmed' | 'declined' },
): SeedEvent[] {
  let id = 0
  const report: SeedEvent = {
    at,
    happen: async (bank) => {
      id = (await createRequest(bank, { customer: 'ada', kind: 'deposit', type, amount, choice: '', proof: null })).id
    },
  }
  if (decision === undefined) return [report]
  return [report, { at: decision.at, happen: (bank) => decideRequest(bank, id, decision.status) }]
}
