import type { Journal } from '#mocks/db/records.ts'
import type { Minor } from '#src/lib/money.ts'

/** One line of an account's history, seen from that account. */
export interface StatementLine {
  id: string
  at: string
  name: string
  reference: string
  status: Journal['status']
  /** Signed: positive is a credit. */
  amount: Minor
}
