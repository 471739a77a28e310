import { setupServer } from 'msw/node'
import { createBank, type Bank } from '#mocks/domain/bank.ts'
import { bankHandlers } from '#mocks/handlers/table.ts'
import { seed } from '#mocks/seed/seed.ts'

/** Stops the clock, so that responses are the same every time. */
export async function seededBank(now = '2026-01-16T09:00:00.000Z'): Promise<Bank> {
  const bank = createBank({ now: () => new Date(now), seed: 1 })
  await seed(bank)
  return bank
}

/** For tests under Node: intercepts this process's own requests. */
export function bankServer(bank: Bank) {
  return setupServer(...bankHandlers({ bank }))
}
