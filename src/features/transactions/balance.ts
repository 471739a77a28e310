import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import type { Minor } from '#src/lib/money.ts'

export type BalanceEntry = Pick<StatementRow, 'date' | 'transaction_type' | 'amount' | 'status'>

/** A debit counts when it is ordered, a credit when it is settled, a failed entry never. */
export function balanceChange({ date, amount, status, transaction_type: direction }: BalanceEntry): Minor | undefined {
  if (date === undefined || amount === undefined || status === undefined || direction === undefined) return undefined
  if (status === 'failed') return 0
  if (direction === 'debit') return -amount
  return status === 'in_progress' ? 0 : amount
}

export type RunningBalances = ReadonlyMap<BalanceEntry, Minor>

/** Undefined unless all rows are readable and add up to today's balance. Expects the newest row first. */
export function runningBalances(rows: readonly BalanceEntry[], today: Minor | undefined): RunningBalances | undefined {
  const changes: { row: BalanceEntry; time: number; change: Minor }[] = []
  for (const row of rows) {
    const change = balanceChange(row)
    if (change === undefined || row.date === undefined) return undefined
    changes.push({ row, time: row.date, change })
  }
  const balances = new Map<BalanceEntry, Minor>()
  let balance = 0
  for (const { row, change } of changes.reverse().sort((a, b) => a.time - b.time)) {
    balance += change
    balances.set(row, balance)
  }
  return balance === today ? balances : undefined
}
