import { describe, expect, it } from 'vitest'
import { customerById } from '#mocks/domain/customers.ts'
import { statementOf } from '#mocks/domain/ledger.ts'
import type { StatementLine } from '#mocks/domain/statementLine.ts'
import { seededBank } from '#mocks/node.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'

async function linesOn(now: string, id: PersonaId): Promise<StatementLine[]> {
  const bank = await seededBank(now)
  const customer = customerById(bank, id)
  if (customer === undefined) throw new Error(`${id} is missing`)
  return statementOf(bank, customer)
}

describe('the seed data', () => {
  it.each([
    '2026-01-16T09:00:00.000Z',
    '2026-03-01T00:30:00.000Z',
    '2028-02-29T23:59:00.000Z',
    '2027-12-31T12:00:00.000Z',
  ])("ends on the bank's first day, %s", async (now) => {
    const lines = await linesOn(now, 'ada')
    const day = 86_400_000
    expect(lines.every(({ at }) => at <= now)).toBe(true)
    expect(Date.parse(now) - Date.parse(lines[0]?.at ?? '')).toBeLessThan(3 * day)
    let balance = 0
    for (const { amount, status } of lines.toReversed()) {
      if (status !== 'failed') balance += amount
      expect(balance).toBeGreaterThan(0)
    }
  })
})
