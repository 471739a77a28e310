import { t } from '@lingui/core/macro'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import type { Minor } from '#src/lib/money.ts'

export interface OwnAccount {
  holder: string | undefined
  number: string | undefined
  code: string | undefined
  symbol: string
}

/** By contract the fee is the part of the amount that the bank kept. Undefined for a failed transaction. */
export function receivedOf(
  { status, transaction_type: direction, amount, fee }: StatementRow,
  transfer: PastTransfer | undefined,
  code: string | undefined,
): { term: string; received: Minor } | undefined {
  if (status === 'failed' || direction === undefined || amount === undefined || fee === undefined) return undefined
  const term = isConverted(transfer?.currency, code) ? t`Amount received, before conversion` : t`Amount received`
  return { term, received: amount - fee }
}

/** Whether the payee is paid in another currency. Expects currency codes. */
export function isConverted(to: string | undefined, from: string | undefined): boolean {
  return Boolean(to?.trim()) && to?.trim().toUpperCase() !== from?.trim().toUpperCase()
}
