import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { add, type Minor } from '#src/lib/money.ts'

export type Direction = NonNullable<StatementRow['transaction_type']>

/** Undefined if a row that may count has no readable amount, status or direction. */
export type Totals = Record<Direction, Minor | undefined>

type Counted = Pick<StatementRow, 'transaction_type' | 'amount' | 'status'>

/** Undefined if the row may belong to the direction and is not readable. Failed transactions moved no money. */
function movedIn(direction: Direction, { amount, status, transaction_type: own }: Counted): Minor | undefined {
  if (status === 'failed' || (own !== undefined && own !== direction)) return 0
  return status === undefined || own === undefined ? undefined : amount
}

export function addTo(totals: Totals, row: Counted): void {
  totals.credit = add(totals.credit, movedIn('credit', row))
  totals.debit = add(totals.debit, movedIn('debit', row))
}

export function totalsOf(rows: readonly Counted[]): Totals {
  const totals: Totals = { credit: 0, debit: 0 }
  for (const row of rows) addTo(totals, row)
  return totals
}
