import { afterEach, describe, expect, it, vi } from 'vitest'
import { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import {
  balancesOf,
  isFiltering,
  monthFilter,
  monthsOf,
  noFilters,
  periodFilter,
  presetsOf,
  selectRows,
} from '#src/features/statements/model.ts'
import { statementCsv } from '#src/features/statements/statementCsv.ts'
import { filtersInWords } from '#src/features/statements/words.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { totalsOf } from '#src/features/transactions/totals.ts'

afterEach(() => vi.unstubAllEnvs())

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
  selectRows([...of], { ...noFilters, ...filters }).map(({ id }) => Number(id))

describe('[R198] the presets of the dates', () => {
  it.each([
    [new Date(2026, 0, 20, 12), ['2025-12-22', '2025-10-23', '2026-01-01'], '2026-01-20'],
    [new Date(2024, 2, 1), ['2024-02-01', '2023-12-03', '2024-01-01'], '2024-03-01'],
  ])('end on %s', (now, first, today) => {
    expect(presetsOf(now).map(({ range }) => range.from)).toEqual(first)
    expect(new Set(presetsOf(now).map(({ range }) => range.to))).toEqual(new Set([today]))
  })
})

describe('[R198] amounts in the search', () => {
  it.each([
    ['150', [1, 2, 3, 4]],
    ['$150.00', [2]],
    ['1500', [3]],
    ['71', [1]],
    ['150.5', []],
    ['gym 24', [5]],
  ])('%s', (search, expected) => {
    const list = [
      row({ id: 1, amount: '71.70', reference: 'TX000150', name: 'Grocery 15' }),
      row({ id: 2, amount: '150.00', reference: 'TX000151', name: 'Rent' }),
      row({ id: 3, amount: '1500.00', reference: 'TX000152', name: 'Salary' }),
      row({ id: 4, amount: '8.00', reference: '4400150', name: 'Kiosk' }),
      row({ id: 5, amount: '9.00', reference: 'TX000154', name: 'Gym 24' }),
    ]
    expect(ids({ search }, list)).toEqual(expected)
  })

  it('never matches a row without an amount in the filter', () => {
    const odd = row({ id: 9, amount: 'odd' })
    expect(ids({ min: 0 }, [odd])).toEqual([])
    expect(ids({ max: 9_999_999 }, [odd])).toEqual([])
    expect(ids({ max: 5_000 })).toEqual([3])
    expect(ids({ min: 5_000 })).toEqual([1, 2, 4])
    expect(ids({ min: 4_900, max: 8_435 })).toEqual([1, 3])
    expect(isFiltering({ ...noFilters, max: 0 })).toBe(true)
  })
})

describe('selectRows', () => {
  it.each([
    [{ search: 'GROC' }, [1]],
    [{ search: 'hárbour' }, [1]],
    [{ search: 'tx0000 salary' }, [2]],
    [{ search: '1,234.50' }, [4]],
    [{ search: '1 234,5' }, [4]],
    [{ search: '−$49.00' }, [3]],
    [{ search: 'nothing like it' }, []],
    [{ direction: 'credit' }, [2]],
    [{ status: 'failed' }, [3]],
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
  ] as const)('sorts by %s, in any order of the bank', (order, expected) => {
    expect(ids({ order })).toEqual(expected)
    expect(ids({ order }, [pass, rent, groceries, salary])).toEqual(expected)
  })

  it('[R198] includes the first and the last day of a range', () => {
    const days = ['2026-01-17', '2026-01-16', '2026-01-15 23:59:59', '2026-01-15', '2026-01-14 23:59:59']
    const dated = days.map((date, index) => row({ id: index, date }))
    expect(ids({ from: '2026-01-15', to: '2026-01-15' }, dated)).toEqual([2, 3])
    expect(ids({ from: '2026-01-16' }, dated)).toEqual([0, 1])
  })

  it('lists rows without a date last, and in no range', () => {
    const undated = row({ id: 8, date: null })
    expect(ids({}, [undated, salary])).toEqual([2, 8])
    expect(ids({ search: 'a' }, [undated, salary])).toEqual([2, 8])
    expect(ids({ from: '2000-01-01' }, [undated, salary])).toEqual([2])
  })

  it('sorts by time if dates name a zone, not by text', () => {
    const early = row({ id: 11, date: '2026-01-15T10:00:00+05:00' })
    const late = row({ id: 12, date: '2026-01-15T09:00:00Z' })
    expect(ids({}, [early, late])).toEqual([12, 11])
    expect(ids({ from: '2026-01-16' }, [row({ date: '2026-01-15T23:30:00-05:00' })])).toHaveLength(1)
  })
})

describe('the report', () => {
  it('adds up money in and out, to the cent and without failed transactions', () => {
    expect(totalsOf(rows)).toEqual({ credit: 320_000, debit: 131_885 })
  })

  it.each([
    [{ transaction_type: 'fee' }, { credit: undefined, debit: undefined }],
    [
      { transaction_type: 'debit', amount: 'x' },
      { credit: 320_000, debit: undefined },
    ],
    [
      { transaction_type: 'credit', status: 'x' },
      { credit: undefined, debit: 131_885 },
    ],
    [
      { transaction_type: 'debit', amount: 'x', status: 'failed' },
      { credit: 320_000, debit: 131_885 },
    ],
  ])('adds up nothing that a row with %j may belong to', (odd, totals) => {
    expect(totalsOf([...rows, row(odd)])).toEqual(totals)
  })

  it.each([
    [{}, ''],
    [{ search: ' rent ' }, '“rent”'],
    [{ direction: 'debit', status: 'in_progress' }, 'money out, in progress'],
    [{ search: 'rent', min: 10_000, max: 50_050 }, '“rent”, $100.00 to $500.50'],
    [{ min: 10_000 }, '$100.00 or more'],
    [{ max: 0 }, '$0.00 or less'],
    [{ from: '2026-01-15', to: '2026-01-15' }, ''],
  ] as const)('describes the other filters: %j', (filters, words) => {
    expect(filtersInWords({ ...noFilters, ...filters }, '$')).toBe(words)
  })

  it('exports every row with ISO dates, neutralised names, signed amounts, account and period', () => {
    const exported = [row({ name: '=cmd()', date: '2026-01-15T09:30:00Z' }), salary, pass]
    const account = { number: '2024000101', currency: 'USD' }
    expect(statementCsv(exported, account, { from: '2025-12-22', to: '2026-01-15' })).toBe(
      [
        'Date,Name,Reference,Note,Direction,Amount,Balance,Currency,Status,Account,Period from,Period to',
        "2026-01-15,'=cmd(),TX000001,,debit,-84.35,,USD,successful,2024000101,2025-12-22,2026-01-15",
        '2026-01-02,Salary,TX000001,,credit,3200.00,,USD,successful,2024000101,2025-12-22,2026-01-15',
        '2025-12-22,City pass,,,debit,-49.00,,USD,failed,2024000101,2025-12-22,2026-01-15',
        '',
      ].join('\r\n'),
    )
    expect(statementCsv([pass], { number: undefined, currency: '$' }, { from: '', to: '' })).toContain('$,failed,,,')
  })

  it("exports the note of the row's transfer, and the status as it is shown", () => {
    const notes = new Map([['T1', '=Rent, May']])
    const csv = statementCsv(
      [{ ...rent, transfer_id: 'T1' }, pass],
      { number: '1', currency: 'USD' },
      { from: '', to: '' },
      { notes },
    )
    const [, ofTransfer, other] = csv.split('\r\n')
    expect(ofTransfer).toBe(`2025-12-01,rent,TX000001,"'=Rent, May",debit,-1234.50,,USD,in progress,1,,`)
    expect(other).toContain('City pass,,,debit')
  })

  it('exports the balance after each row if it is certain', () => {
    const account = { number: '2024000101', currency: 'USD' }
    const csv = statementCsv(rows, account, { from: '', to: '' }, { running: runningBalances(rows, 188_115) })
    const balanceColumn = csv.split('\r\n').map((line) => line.split(',')[6])
    expect(balanceColumn.slice(0, -1)).toEqual(['Balance', '1881.15', '1965.50', '-1234.50', '-1234.50'])
  })
})

describe('periods', () => {
  const newYear = new Date(2026, 0, 15)

  it.each([
    ['all', { from: '', to: '' }],
    ['thisMonth', { from: '2026-01-01', to: '2026-01-31' }],
    ['lastMonth', { from: '2025-12-01', to: '2025-12-31' }],
  ] as const)('%s', (period, days) => {
    expect(periodFilter(period, newYear)).toEqual({ period, ...days })
  })

  it('parses the month in an address, and nothing else', () => {
    expect(monthFilter('0026-02')).toEqual({})
    expect(monthFilter('2024-02')).toEqual({ period: 'custom', from: '2024-02-01', to: '2024-02-29' })
    for (const odd of [null, '', '2026-13', '2026-1', 'x', '2026-01-15', '12026-01'])
      expect(monthFilter(odd)).toEqual({})
  })
})

describe('months', () => {
  it('[R198] are consecutive, with sums without failed transactions', () => {
    expect(monthsOf(rows)).toEqual([
      { label: 'January 2026', first: 0, count: 2, credit: 320_000, debit: 8_435 },
      { label: 'December 2025', first: 2, count: 2, credit: 0, debit: 123_450 },
    ])
    expect(monthsOf([])).toEqual([])
  })

  it('begin with the 1st in every time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    expect(monthsOf([row({ date: '2026-01-02' }), row({ date: '2026-01-01' })])).toHaveLength(1)
  })
})

describe('balances around a period', () => {
  /** By the contract: debits in progress are deducted, failed entries do not count. */
  const today = 320_000 - 8_435 - 123_450
  const january = { ...noFilters, from: '2026-01-01', to: '2026-01-31' }
  const december = { ...noFilters, from: '2025-12-01', to: '2025-12-31' }

  it("are derived from today's balance and the rows", () => {
    expect(balancesOf(rows, today, noFilters)).toEqual({ opening: 0, closing: today })
    expect(balancesOf(rows, today, january)).toEqual({ opening: -123_450, closing: today })
    expect(balancesOf(rows, today, december)).toEqual({ opening: 0, closing: -123_450 })
    expect(balancesOf([], 0, noFilters)).toEqual({ opening: 0, closing: 0 })
    const atMidnight = row({ id: 7, date: '2026-01-01 00:00:00', amount: '1.00' })
    expect(balancesOf([...rows, atMidnight], today - 100, december)).toEqual({ opening: 0, closing: -123_450 })
  })

  it('are absent if they are uncertain', () => {
    const openCredit = row({ id: 5, transaction_type: 'credit', status: 'in_progress' })
    expect(balancesOf(rows, undefined, noFilters)).toBeUndefined()
    expect(balancesOf(rows, today + 1, january)).toBeUndefined()
    expect(balancesOf(rows, today, { ...january, search: 'salary' })).toBeUndefined()
    expect(balancesOf(rows, today, { ...january, direction: 'debit' })).toBeUndefined()
    expect(balancesOf(rows, today, { ...january, status: 'successful' })).toBeUndefined()
    expect(balancesOf([...rows, row({ id: 6, amount: 'n/a', status: 'failed' })], today, january)).toBeUndefined()
    expect(balancesOf([...rows, row({ id: 6, date: null, status: 'failed' })], today, january)).toBeUndefined()
    expect(balancesOf([...rows, openCredit], today, january)).toBeUndefined()
    expect(balancesOf([...rows, openCredit], today, december)).toEqual({ opening: 0, closing: -123_450 })
  })
})
