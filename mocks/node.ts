import { setupServer } from 'msw/node'
import { createBank, numberOf } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { pictureNamed } from '#mocks/domain/uploads.ts'
import { dispatch } from '#mocks/dispatch.ts'
import { bankHandlers } from '#mocks/msw.ts'
import { seed } from '#mocks/seed/seed.ts'

/** A seeded bank whose clock stands still, so that a test sees the same answers every time. */
export async function seededBank(now = '2026-01-16T09:00:00.000Z'): Promise<Bank> {
  const bank = createBank({ now: () => new Date(now), seed: 1 })
  await seed(bank)
  return bank
}

/** The mock bank for tests under Node: intercepts this process's own requests. */
export function bankServer(bank: Bank) {
  return setupServer(
    ...bankHandlers(
      async (request) => ({ ...(await dispatch(bank, request)), latencyMs: numberOf(bank, 'latencyMs') }),
      (name) => Promise.resolve(pictureNamed(bank, name)),
    ),
  )
}
