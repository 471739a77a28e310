import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import type { Minor } from '#src/lib/money.ts'

/** An empty currency means the account's own. */
export type DetailTexts = Record<(typeof payeeLabels)[number]['field'], string>

export interface TransferDetails extends DetailTexts {
  amount: Minor | undefined
  amountText?: string | undefined
}

export const emptyDraft: TransferDetails = {
  bank: '',
  swift: '',
  currency: '',
  routing: '',
  country: '',
  act_no: '',
  act_hold_name: '',
  amount: undefined,
  note: '',
}

/** `filled`: what a chosen payee or a repeated transfer has filled in. */
export function isTouched({ amount, amountText = '', ...texts }: TransferDetails, filled = emptyDraft): boolean {
  return (
    (amount !== undefined && amount !== filled.amount) ||
    amountText.trim() !== '' ||
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
  return { ...payeeOf(past), amount: past.amount, note: past.note ?? '' }
}

/** The account's own currency becomes an empty text. */
export function textsFrom(
  values: Readonly<Record<string, unknown>>,
  accountCurrency: string | undefined,
): Partial<DetailTexts> {
  const texts: Partial<DetailTexts> = {}
  for (const { field } of payeeLabels) {
    const text = values[field]
    if (typeof text === 'string') texts[field] = field === 'currency' && text === accountCurrency ? '' : text
  }
  return texts
}
