import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { addTo, type Totals } from '#src/features/transactions/totals.ts'
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
  const months = [5, 4, 3, 2, 1, 0].map((monthsAgo): MonthFlow => {
    const firstDay = new Date(now.getFullYear(), now.getMonth() - monthsAgo, 1)
    return { month: monthOf(firstDay), firstDay, credit: 0, debit: 0 }
  })
  const byMonth = new Map(months.map((flow) => [flow.month, flow]))
  for (const row of rows) {
    const flow = row.date === undefined ? undefined : byMonth.get(monthOf(row.date))
    if (flow !== undefined) addTo(flow, row)
  }
  return months
}

export function isComparable(months: readonly MonthFlow[]): boolean {
  return months.filter(({ credit, debit }) => credit !== 0 || debit !== 0).length >= 2
}

export function pendingOf(rows: readonly Movement[]): Totals {
  const totals: Totals = { credit: 0, debit: 0 }
  for (const row of rows) if (row.status === 'in_progress') addTo(totals, row)
  return totals
}
