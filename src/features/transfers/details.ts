import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { DraftTexts } from '#src/drafts/drafts.ts'
import { payeeFields } from '#src/features/transactions/payeeLabels.ts'
import { noAmount, typedAmount, writtenAmount, type TypedAmount } from '#src/lib/amount.ts'

/** An empty currency means the account's own. */
export type DetailTexts = Record<(typeof payeeFields)[number], string>

/** As the customer has typed it: what leaves the account, or what the payee gets. The other one follows from it. */
export type TransferAmount = TypedAmount & { isReceived?: boolean }

export type TransferDetails = DetailTexts & { amount: TransferAmount }

export function detailTexts(textOf: (field: keyof DetailTexts) => string): DetailTexts {
  // TypeScript types the keys of `fromEntries` as string.
  return Object.fromEntries(payeeFields.map((field) => [field, textOf(field)])) as DetailTexts
}

export const emptyDraft: TransferDetails = { ...detailTexts(() => ''), amount: noAmount }

/** `filled`: what a chosen payee or a repeated transfer has filled in. */
export function isTouched({ amount, ...texts }: TransferDetails, filled = emptyDraft): boolean {
  return (
    (amount.kind !== 'empty' && amount.text !== filled.amount.text) ||
    payeeFields.some((field) => texts[field].trim() !== '' && texts[field].trim() !== filled[field].trim())
  )
}

export function detailsOf(past: PastTransfer): TransferDetails {
  return { ...detailTexts((field) => past[field] ?? ''), amount: writtenAmount(past.amount) }
}

export function payeeOf(past: PastTransfer): Omit<DetailTexts, 'note'> {
  const { note: _note, amount: _amount, ...payee } = detailsOf(past)
  return payee
}

export function keptTexts({ amount, ...texts }: TransferDetails): DraftTexts {
  return { ...texts, [amount.isReceived === true ? 'received' : 'amount']: amount.text }
}

export function restoredDetails(kept: DraftTexts): TransferDetails {
  const { amount = '', received, ...texts } = kept
  return {
    ...emptyDraft,
    ...texts,
    amount: received === undefined ? typedAmount(amount) : { ...typedAmount(received), isReceived: true },
  }
}
