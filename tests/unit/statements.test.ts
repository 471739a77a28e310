import { describe, expect, it } from 'vitest'
import { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { readResponse } from '#src/api/reading.ts'
import {
  isBackwards,
  isFiltering,
  noFilters,
  periodOf,
  selectRows,
  shownOf,
  statementCsv,
  totalsOf,
} from '#src/features/statements/model.ts'

/** A row as the bank sends it, read. */
const row = (changes: Record<string, unknown>): StatementRow =>
  readResponse(StatementRow, {
    id: 1,
    reference: 'TX000001',
    name: 'Harbour Grocery',
    date: '2026-01-15 09:30:00',
    transaction_type: 'debit',
    amount: '84.35',
    status: 'successful',
    ...changes,
  }).value

const salary = row({ id: 2, name: 'Salary', date: '2026-01-02 09:00:00', transaction_type: 'credit', amount: 3200 })
const pass = row({ id: 3, name: 'City pass', date: '2025-12-22', amount: '49.00', status: 'failed', reference: null })
const rent = row({ id: 4, name: 'rent', date: '2025-12-01 08:00:00', amount: '1234.5', status: 'in_progress' })
const groceries = row({})
const rows = [groceries, salary, pass, rent]

const ids = (filters: Partial<typeof noFilters>, of: readonly StatementRow[] = rows) =>
  selectRows(of, { ...noFilters, ...filters }).map(({ id }) => Number(id))

describe('selectRows', () => {
  it('hands back the very rows of the bank when nothing is asked', () => {
    const lines = [groceries, salary]
    expect(selectRows(lines, noFilters)).toBe(lines)
    expect(isFiltering(noFilters)).toBe(false)
  })

  it.each([
    [{ search: 'GROC' }, [1]],
    [{ search: 'tx0000 salary' }, [2]],
    [{ search: '1,234.50' }, [4]],
    [{ search: 'nothing like it' }, []],
    [{ direction: 'credit' }, [2]],
    [{ direction: 'debit' }, [1, 3, 4]],
    [{ status: 'failed' }, [3]],
    [{ status: 'in_progress' }, [4]],
    [{ from: '2026-01-02' }, [1, 2]],
    [{ to: '2025-12-22' }, [3, 4]],
    [{ from: '2025-12-22', to: '2026-01-02' }, [2, 3]],
    [{ from: '2026-02-01', to: '2026-01-01' }, []],
    [{ direction: 'debit', status: 'successful', search: 'harbour' }, [1]],
  ] as const)('[R198] filters by %j', (filters, expected) => {
    expect(ids(filters)).toEqual(expected)
  })

  it.each([
    ['newest', [1, 2, 3, 4]],
    ['oldest', [4, 3, 2, 1]],
    ['largest', [2, 4, 1, 3]],
    ['smallest', [3, 1, 4, 2]],
    ['name', [3, 1, 4, 2]],
  ] as const)('orders by %s, whatever order the bank answers in', (order, expected) => {
    expect(ids({ order })).toEqual(expected)
    expect(ids({ order }, [pass, rent, groceries, salary])).toEqual(expected)
  })

  it('orders by time, not by text, where dates name a zone', () => {
    const early = row({ id: 11, date: '2026-01-15T10:00:00+05:00' })
    const late = row({ id: 12, date: '2026-01-15T09:00:00Z' })
    expect(ids({}, [early, late])).toEqual([12, 11])
    expect(ids({ from: '2026-01-16' }, [row({ date: '2026-01-15T23:30:00-05:00' })])).toHaveLength(1)
  })

  it("leaves the bank's own list as it was", () => {
    const before = [...rows]
    ids({ order: 'oldest', search: 'a' })
    expect(rows).toEqual(before)
  })

  it('knows a range that ends before it begins', () => {
    expect(isBackwards({ ...noFilters, from: '2026-02-01', to: '2026-01-01' })).toBe(true)
    expect(isBackwards({ ...noFilters, from: '2026-01-01', to: '2026-01-01' })).toBe(false)
    expect(isBackwards({ ...noFilters, to: '2026-01-01' })).toBe(false)
  })
})

describe('the report', () => {
  it('adds up what came in and went out, to the cent and without failed transactions', () => {
    expect(totalsOf(rows)).toEqual({ credit: 320_000, debit: 131_885 })
  })

  it('names the period: the days of the rows, or those asked for', () => {
    expect(periodOf(rows, noFilters)).toEqual({ from: '2025-12-01', to: '2026-01-15' })
    expect(periodOf(rows, { ...noFilters, from: '2025-11-01', to: '2026-01-31' })).toEqual({
      from: '2025-11-01',
      to: '2026-01-31',
    })
    expect(periodOf([], noFilters)).toEqual({ from: '', to: '' })
  })

  it.each([
    [1, 1, '1 transaction'],
    [10_000, 10_000, '10,000 transactions'],
    [0, 1, '0 of 1 transaction'],
    [1234, 10_000, '1,234 of 10,000 transactions'],
  ])('says how much is shown: %i of %i', (shown, total, words) => {
    expect(shownOf(shown, total)).toBe(words)
  })

  it('exports every row with ISO dates, harmless names and unsigned amounts', () => {
    expect(statementCsv([row({ name: '=cmd()', date: '2026-01-15T09:30:00Z' }), salary, pass], '$')).toBe(
      [
        'Date,Name,Reference,Direction,Amount,Currency,Status',
        "2026-01-15,'=cmd(),TX000001,debit,84.35,$,successful",
        '2026-01-02,Salary,TX000001,credit,3200.00,$,successful',
        '2025-12-22,City pass,,debit,49.00,$,failed',
        '',
      ].join('\r\n'),
    )
  })
})
