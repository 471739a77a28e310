import type { Journal } from '#mocks/db/records.ts'
import type { Minor } from '#src/lib/money.ts'

export interface StatementLine {
  id: string
  at: string
  name: string
  reference: string
  status: Journal['status']
  /** Positive is a credit. */
  amount: Minor
}
