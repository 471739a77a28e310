import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { totalsOf, type Totals } from '#src/features/transactions/totals.ts'
import { monthOf } from '#src/lib/dates.ts'

export type Movement = Pick<StatementRow, 'name' | 'date' | 'transaction_type' | 'amount' | 'status'>

export interface MonthFlow extends Totals {
  month: string
  firstDay: Date
}

export function latestMonth(rows: readonly Movement[], now: Date): Date {
  const times = rows.flatMap(({ date }) => (date !== undefined && date <= now.getTime() ? date : []))
  return times.length === 0 ? now : new Date(times.reduce((a, b) => Math.max(a, b)))
}

export function cashFlow(rows: readonly Movement[], now: Date): MonthFlow[] {
  return [5, 4, 3, 2, 1, 0].map((monthsAgo) => {
    const firstDay = new Date(now.getFullYear(), now.getMonth() - monthsAgo, 1)
    const start = firstDay.getTime()
    const end = new Date(now.getFullYear(), now.getMonth() - monthsAgo + 1, 1).getTime()
    const own = rows.filter(({ date }) => date !== undefined && date >= start && date < end)
    return { month: monthOf(firstDay), firstDay, ...totalsOf(own) }
  })
}

export function isComparable(months: readonly MonthFlow[]): boolean {
  return months.filter(({ credit, debit }) => credit !== 0 || debit !== 0).length >= 2
}
