import { runningBalances, type BalanceEntry } from '#src/features/transactions/balance.ts'
import { monthOf } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'

export interface BalanceStep {
  /** Months since the beginning of the first one: 1.5 is the middle of the second. */
  at: number
  balance: Minor
}

export interface BalanceHistory {
  /** The last step repeats the balance at the end: today, or the end of the last month. */
  steps: BalanceStep[]
  /** The balance at each month's end, today's for the current month. Undefined before the first row of the account. */
  ends: (Minor | undefined)[]
}

/** `months` are consecutive, oldest first. Undefined unless the balance is certain (see `runningBalances`). */
export function balanceHistory(
  rows: readonly BalanceEntry[],
  today: Minor | undefined,
  months: readonly string[],
  now: Date,
): BalanceHistory | undefined {
  const running = runningBalances(rows, today)
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
  if (running === undefined || rows.some(({ date }) => date !== undefined && date >= tomorrow)) return undefined
  const [first] = months
  const steps: BalanceStep[] = []
  const ends = months.map((): Minor | undefined => undefined)
  let before: Minor | undefined
  for (const [{ date: instant }, balance] of running) {
    if (instant === undefined || first === undefined) continue
    const date = new Date(instant)
    const index = months.indexOf(monthOf(date))
    if (index === -1) {
      if (monthOf(date) < first) before = balance
      continue
    }
    const at = index + (date.getDate() - 1) / daysIn(date)
    if (steps.at(-1)?.at === at) steps.pop()
    steps.push({ at, balance })
    ends[index] = balance
  }
  if (before !== undefined && (steps[0]?.at ?? 1) > 0) steps.unshift({ at: 0, balance: before })
  const current = months.indexOf(monthOf(now))
  const end = current === -1 ? months.length : current + now.getDate() / daysIn(now)
  const last = steps.at(-1)
  if (last !== undefined) steps.push({ at: end, balance: last.balance })
  let known = before
  return { steps, ends: ends.map((balance) => (known = balance ?? known)) }
}

function daysIn(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
}
