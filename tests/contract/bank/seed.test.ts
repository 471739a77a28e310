import { describe, expect, it } from 'vitest'
import { customerById } from '#mocks/domain/customers.ts'
import { statementOf } from '#mocks/domain/ledger.ts'
import type { StatementLine } from '#mocks/domain/statementLine.ts'
import { transfersOf } from '#mocks/domain/transfers.ts'
import { seededBank } from '#mocks/node.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'

async function linesOn(now: string, id: PersonaId): Promise<StatementLine[]> {
  const bank = await seededBank(now)
  const customer = customerById(bank, id)
  if (customer === undefined) throw new Error(`${id} is missing`)
  return statementOf(bank, customer)
}

function flows(lines: readonly StatementLine[]): { in: number; out: number }[] {
  const months = new Map<string, { in: number; out: number }>()
  for (const { at, amount, status } of lines.toReversed()) {
    const month = at.slice(0, 7)
    const flow = months.get(month) ?? { in: 0, out: 0 }
    months.set(month, flow)
    if (status !== 'failed') flow[amount > 0 ? 'in' : 'out'] += Math.abs(amount)
  }
  return [...months.values()]
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

  it('has five complete months of about the same size before the current one for Ada', async () => {
    const months = flows(await linesOn('2026-01-16T09:00:00.000Z', 'ada')).slice(-6, -1)
    expect(months).toHaveLength(5)
    for (const flow of months) {
      expect(flow.in).toBeGreaterThan(300_000)
      expect(flow.in).toBeLessThan(400_000)
      expect(flow.out).toBeGreaterThan(150_000)
      expect(flow.out).toBeLessThan(300_000)
    }
  })

  it('has a monthly payee and one with failed transfers for Gita, and an outstanding month for Oscar', async () => {
    const bank = await seededBank()
    const to = (payee: string) => transfersOf(bank, 'gita').filter(({ act_hold_name }) => act_hold_name === payee)
    expect(to('Sunita Rao')).toHaveLength(6)
    expect(to('Priya Nair').map(({ status }) => status)).toEqual(['successful', 'failed', 'failed'])
    const incomes = flows(await linesOn('2026-01-16T09:00:00.000Z', 'oscar'))
      .slice(-6)
      .map((flow) => flow.in)
      .sort((a, b) => b - a)
    expect(incomes[0]).toBeGreaterThan(10 * (incomes[1] ?? 0))
  })
})
