import { movedIn } from '#src/features/transactions/balance.ts'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import { monthOf, type Instant } from '#src/lib/dates.ts'
import { add, type Minor } from '#src/lib/money.ts'

/** What could not be read is undefined. */
export interface Movement {
  name: string
  date?: Instant | undefined
  transaction_type?: 'credit' | 'debit' | undefined
  amount?: Minor | undefined
  status?: 'successful' | 'in_progress' | 'failed' | undefined
}

/** Undefined if a row that may count has no readable amount, status or direction. */
export interface MonthFlow {
  month: string
  moneyIn: Minor | undefined
  moneyOut: Minor | undefined
}

export interface Recipient {
  name: string
  amount: Minor
}

/** Entries in progress, by direction. A sum with an unreadable amount is undefined. */
export interface Pending {
  moneyIn: Minor | undefined
  moneyOut: Minor | undefined
  countIn: number
  countOut: number
}

export function latestMonth(rows: readonly Movement[], now: Date): Date {
  const times = rows.flatMap(({ date }) => (date !== undefined && date <= now.getTime() ? date : []))
  return times.length === 0 ? now : new Date(times.reduce((a, b) => Math.max(a, b)))
}

export function cashFlow(rows: readonly Movement[], now: Date, count = 6): MonthFlow[] {
  const months = Array.from({ length: count }, (_, index): MonthFlow => {
    const first = new Date(now.getFullYear(), now.getMonth() - (count - 1 - index), 1)
    return { month: monthOf(first), moneyIn: 0, moneyOut: 0 }
  })
  const byMonth = new Map(months.map((flow) => [flow.month, flow]))
  for (const row of rows) {
    const flow = row.date === undefined ? undefined : byMonth.get(monthOf(row.date))
    if (flow === undefined) continue
    flow.moneyIn = add(flow.moneyIn, movedIn('credit', row))
    flow.moneyOut = add(flow.moneyOut, movedIn('debit', row))
  }
  return months
}

/** Up to the same day of the month, or to its end if it is shorter. */
export function flowByThisDayLastMonth(rows: readonly Movement[], now: Date): MonthFlow | undefined {
  const [year, month] = [now.getFullYear(), now.getMonth() - 1]
  const day = Math.min(now.getDate(), new Date(year, month + 1, 0).getDate())
  const end = new Date(year, month, day + 1).getTime()
  const earlier = rows.filter(({ date }) => date !== undefined && date < end)
  const [flow] = cashFlow(earlier, new Date(year, month, 1), 1)
  return flow !== undefined && hasMovement(flow) ? flow : undefined
}

export function isComparable(months: readonly MonthFlow[]): boolean {
  return months.filter(hasMovement).length >= 2
}

function hasMovement({ moneyIn, moneyOut }: MonthFlow): boolean {
  return moneyIn !== 0 || moneyOut !== 0
}

/** Without those of whom an amount or a status is unreadable. */
export function topRecipients(rows: readonly Movement[], month: string, count = 5): Recipient[] {
  const byName = new Map<string, Minor | undefined>()
  for (const row of rows) {
    if (row.transaction_type !== 'debit' || row.date === undefined || monthOf(row.date) !== month) continue
    const name = counterparty(row.name)
    const before = byName.has(name) ? byName.get(name) : 0
    byName.set(name, add(before, movedIn('debit', row)))
  }
  return [...byName]
    .flatMap(([name, amount]) => (amount === undefined || amount === 0 ? [] : { name, amount }))
    .sort((a, b) => b.amount - a.amount)
    .slice(0, count)
}

export function pendingOf(rows: readonly Movement[]): Pending {
  const pending: Pending = { moneyIn: 0, moneyOut: 0, countIn: 0, countOut: 0 }
  for (const { amount, status, transaction_type } of rows) {
    if (status !== 'in_progress') continue
    if (transaction_type === 'credit') {
      pending.countIn += 1
      pending.moneyIn = add(pending.moneyIn, amount)
    } else if (transaction_type === 'debit') {
      pending.countOut += 1
      pending.moneyOut = add(pending.moneyOut, amount)
    }
  }
  return pending
}
