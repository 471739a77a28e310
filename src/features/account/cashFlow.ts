import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { addTo, type Direction, type Totals } from '#src/features/transactions/totals.ts'
import { monthOf } from '#src/lib/dates.ts'
import { add, type Minor } from '#src/lib/money.ts'

export type Movement = Pick<StatementRow, 'name' | 'date' | 'transaction_type' | 'amount' | 'status'>

export interface MonthFlow extends Totals {
  month: string
  /** Included in the totals. */
  inProgress: Totals
}

export interface Pending {
  totals: Totals
  counts: Record<Direction, number>
}

export function latestMonth(rows: readonly Movement[], now: Date): Date {
  const times = rows.flatMap(({ date }) => (date !== undefined && date <= now.getTime() ? date : []))
  return times.length === 0 ? now : new Date(times.reduce((a, b) => Math.max(a, b)))
}

export function cashFlow(rows: readonly Movement[], now: Date, count = 6): MonthFlow[] {
  const months = Array.from({ length: count }, (_, index): MonthFlow => {
    const first = new Date(now.getFullYear(), now.getMonth() - (count - 1 - index), 1)
    return { month: monthOf(first), credit: 0, debit: 0, inProgress: { credit: 0, debit: 0 } }
  })
  const byMonth = new Map(months.map((flow) => [flow.month, flow]))
  for (const row of rows) {
    const flow = row.date === undefined ? undefined : byMonth.get(monthOf(row.date))
    if (flow === undefined) continue
    addTo(flow, row)
    if (row.status === 'in_progress') addTo(flow.inProgress, row)
  }
  return months
}

/** Last month up to the same day, or to its end if it is shorter. */
export function flowByThisDayLastMonth(rows: readonly Movement[], now: Date): MonthFlow | undefined {
  const [year, month] = [now.getFullYear(), now.getMonth() - 1]
  const day = Math.min(now.getDate(), new Date(year, month + 1, 0).getDate())
  const end = new Date(year, month, day + 1).getTime()
  const earlier = rows.filter(({ date }) => date !== undefined && date < end)
  const [flow] = cashFlow(earlier, new Date(year, month, 1), 1)
  return flow !== undefined && hasMovement(flow) ? flow : undefined
}

export function inProgressOf(flow: MonthFlow | undefined): [direction: 'in' | 'out', sum: Minor][] {
  const { credit = 0, debit = 0 } = flow?.inProgress ?? {}
  const sums: [direction: 'in' | 'out', sum: Minor][] = [
    ['in', credit],
    ['out', debit],
  ]
  return sums.filter(([, sum]) => sum > 0)
}

export function isComparable(months: readonly MonthFlow[]): boolean {
  return months.filter(hasMovement).length >= 2
}

function hasMovement({ credit, debit }: MonthFlow): boolean {
  return credit !== 0 || debit !== 0
}

export function pendingOf(rows: readonly Movement[]): Pending {
  const { totals, counts }: Pending = { totals: { credit: 0, debit: 0 }, counts: { credit: 0, debit: 0 } }
  for (const { amount, status, transaction_type: direction } of rows) {
    if (status !== 'in_progress' || direction === undefined) continue
    totals[direction] = add(totals[direction], amount)
    counts[direction] += 1
  }
  return { totals, counts }
}
