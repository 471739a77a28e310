import { t } from '@lingui/core/macro'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import type { RunningBalances } from '#src/features/transactions/balance.ts'
import { statusWords } from '#src/features/transactions/statusWords.ts'
import { toCsv } from '#src/lib/csv.ts'
import { isoDay } from '#src/lib/dates.ts'
import { toWire, type Minor } from '#src/lib/money.ts'
import { directionNames } from '#src/ui/text/Amount.tsx'
import type { Notes } from './model.ts'

const csvColumns = [
  t`Date`,
  t`Name`,
  t`Reference`,
  t`Note`,
  t({ message: 'Direction', context: 'money in or money out' }),
  t`Amount`,
  t`Balance`,
  t`Currency`,
  t`Status`,
  t`Account`,
  t`Period from`,
  t`Period to`,
]

/** Signed, so that a spreadsheet can add them up. */
function signed({ amount, transaction_type: direction }: StatementRow): Minor | undefined {
  return direction === 'debit' && amount !== undefined ? -amount : amount
}

/** Every line has the account, currency and period, so files can be merged. */
export function statementCsv(
  rows: readonly StatementRow[],
  { number = '', currency }: { number: string | undefined; currency: string },
  { from, to }: { from: string; to: string },
  { running, notes }: { running?: RunningBalances | undefined; notes?: Notes | undefined } = {},
): string {
  const wireOf = (minor: Minor | undefined): string => (minor === undefined ? '' : toWire(minor))
  return toCsv(
    csvColumns,
    rows.map((row) => [
      row.date === undefined ? '' : isoDay(row.date),
      row.name,
      row.reference ?? '',
      notes?.get(row.transfer_id) ?? '',
      row.transaction_type === undefined ? '' : directionNames[row.transaction_type],
      wireOf(signed(row)),
      wireOf(running?.get(row)),
      currency,
      row.status === undefined ? '' : statusWords[row.status],
      number,
      from,
      to,
    ]),
  )
}
