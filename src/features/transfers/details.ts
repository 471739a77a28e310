import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { DraftTexts } from '#src/drafts/drafts.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { noAmount, typedAmount, writtenAmount, type TypedAmount } from '#src/lib/amount.ts'

/** An empty currency means the account's own. */
export type DetailTexts = Record<(typeof payeeLabels)[number]['field'], string>

export type TransferDetails = DetailTexts & { amount: TypedAmount }

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
  return { ...texts, amount: amount.text }
}

export function restoredDetails(kept: DraftTexts): TransferDetails {
  return { ...emptyDraft, ...kept, amount: typedAmount(kept['amount'] ?? '') }
}
