import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { Minor } from '#src/lib/money.ts'

export interface Sent {
  /** Undefined if a transfer that may count has no readable date, amount or status. */
  total: Minor | undefined
  pendingCount: number
  pending: Minor
}

export function sentIn(year: number, transfers: readonly PastTransfer[]): Sent {
  const ofYear = transfers.filter(({ date }) => date === undefined || new Date(date).getFullYear() === year)
  const counted = ofYear.filter(({ status }) => status !== 'failed')
  const isCertain = counted.every(
    ({ date, amount, status }) => date !== undefined && amount !== undefined && status !== undefined,
  )
  const pending = counted.filter(({ status }) => status === 'in_progress')
  return {
    total: isCertain ? sumOf(counted) : undefined,
    pendingCount: pending.length,
    pending: sumOf(pending),
  }
}

function sumOf(transfers: readonly PastTransfer[]): Minor {
  return transfers.reduce((sum, { amount = 0 }) => sum + amount, 0)
}
