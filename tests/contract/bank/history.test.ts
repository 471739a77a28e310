import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { draw } from '#mocks/domain/environment.ts'
import { playScenario } from '#mocks/scenario.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf } = bankPerTest()

const statement = z.object({
  transactions: z.array(
    z.object({
      ...{ id: z.string(), reference: z.string(), name: z.string(), date: z.string(), transaction_type: z.string() },
      ...{ amount: z.string(), status: z.string() },
    }),
  ),
})

async function rowsOf(id: PersonaId) {
  return statement.parse(await call('getstatement', await sessionOf(id))).transactions
}

describe('the generated history', () => {
  it('is the same in every run: a purchase every five hours, and a salary after every eleven purchases', async () => {
    await playScenario(bank(), 'history:emil:13,history:ben:2')
    const rows = await rowsOf('emil')
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, index) => `h${13 - index}`))
    expect(rows[0]).toEqual({
      ...{ id: 'h13', reference: 'HX000013', name: 'Salary', date: '2026-01-15 18:00:00' },
      ...{ transaction_type: 'credit', amount: '2400.00', status: 'successful' },
    })
    expect(rows[1]).toEqual({
      ...{ id: 'h12', reference: 'HX000012', name: 'City Transit', date: '2026-01-15 13:00:00' },
      ...{ transaction_type: 'debit', amount: '149.28', status: 'successful' },
    })
    expect(rows.map(({ name }) => name === 'Salary').lastIndexOf(true)).toBe(12)
    expect(rows.filter(({ transaction_type }) => transaction_type === 'credit')).toHaveLength(2)
    expect((await rowsOf('ben')).filter(({ id }) => id.startsWith('h'))).toHaveLength(2)
  })

  it('is merged with the journal by date in the statement, and counts in the balance except for failed rows', async () => {
    await playScenario(bank(), 'history:ben:600')
    const rows = await rowsOf('ben')
    const dates = rows.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(rows[0]).toMatchObject({ id: 'h600' })
    const received = rows.find(({ name }) => name === 'Transfer from Ada Marlow')
    expect(received).toMatchObject({ date: '2026-01-11 08:00:00' })
    const failed = rows.filter(({ status }) => status === 'failed')
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.length).toBeLessThan(20)
    expect(failed.filter(({ name }) => name === 'Salary')).toEqual([])
    const sum = rows
      .filter(({ status }) => status !== 'failed')
      .reduce(
        (total, { amount, transaction_type }) => total + Number(amount) * (transaction_type === 'debit' ? -1 : 1),
        0,
      )
    expect(await call('getstatement2', await sessionOf('ben'))).toHaveProperty('account.tb', sum.toFixed(2))
    const debits = rows
      .filter(({ transaction_type }) => transaction_type === 'debit')
      .map(({ amount }) => Number(amount))
    expect(Math.min(...debits)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...debits)).toBeLessThanOrEqual(195)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(11)
  })
})

describe('a random draw', () => {
  it('is a number from 0 to 1 that depends only on the seed and its index', () => {
    expect([draw(1, 1), draw(1, 2), draw(2, 1)]).toEqual([0.6270739405881613, 0.002735721180215478, 0.7342509443406016])
    const draws = Array.from({ length: 1000 }, (_, turn) => draw(7, turn))
    expect(draws.every((drawn) => drawn >= 0 && drawn < 1)).toBe(true)
  })
})
