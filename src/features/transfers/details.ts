import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { DraftTexts } from '#src/drafts/drafts.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { noAmount, typedAmount, writtenAmount, type TypedAmount } from '#src/lib/amount.ts'

/** An empty currency means the account's own. */
export type DetailTexts = Record<(typeof payeeLabels)[number]['field'], string>

/** As the customer has typed it: what leaves the account, or what the payee gets. The other one follows from it. */
export type TransferAmount = TypedAmount & { isReceived?: boolean }

export type TransferDetails = DetailTexts & { amount: TransferAmount }

export const emptyDraft: TransferDetails = {
  bank: '',
  swift: '',
  currency: '',
  routing: '',
  country: '',
  act_no: '',
  act_hold_name: '',
  amount: noAmount,
  note: '',
}

/** `filled`: what a chosen payee or a repeated transfer has filled in. */
export function isTouched({ amount, ...texts }: TransferDetails, filled = emptyDraft): boolean {
  return (
    (amount.kind !== 'empty' && amount.text !== filled.amount.text) ||
    payeeLabels.some(({ field }) => texts[field].trim() !== '' && texts[field].trim() !== filled[field].trim())
  )
}

export function payeeOf(past: PastTransfer): Omit<DetailTexts, 'note'> {
  return {
    bank: past.bank,
    swift: past.swift ?? '',
    currency: past.currency ?? '',
    routing: past.routing ?? '',
    country: past.country ?? '',
    act_no: past.act_no,
    act_hold_name: past.act_hold_name,
  }
}

export function detailsOf(past: PastTransfer): TransferDetails {
  return { ...payeeOf(past), amount: writtenAmount(past.amount), note: past.note ?? '' }
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
