/** What the customer types about a transfer, before any of it means money. */
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { formatAmount } from '#src/lib/money.ts'
import { detailLabels, type TransferDetails } from './schema.ts'

/** Details under the customer's hands. No currency has been typed while it is undefined: the account's own applies. */
export type Draft = Omit<TransferDetails, 'currency'> & { currency: string | undefined }

export type DetailField = keyof TransferDetails

const detailFields: readonly DetailField[] = [...detailLabels.map(({ field }) => field), 'amount']

export const emptyDraft: Draft = {
  bank: '',
  swift: '',
  currency: undefined,
  routing: '',
  country: '',
  act_no: '',
  act_hold_name: '',
  amount: '',
  note: '',
}

/** Whether anything has been typed that would be lost. */
export function isTouched(draft: Draft): boolean {
  return Object.values(draft).some((text) => (text ?? '').trim() !== '')
}

/** The payee of a past transfer. */
export function payeeOf(past: PastTransfer): Omit<Draft, 'amount' | 'note'> {
  return {
    bank: past.bank,
    swift: past.swift ?? '',
    currency: past.currency ?? undefined,
    routing: past.routing ?? '',
    country: past.country ?? '',
    act_no: past.act_no,
    act_hold_name: past.act_hold_name,
  }
}

/** A past transfer as a draft of the same again. */
export function draftOf(past: PastTransfer): Draft {
  return {
    ...payeeOf(past),
    amount: past.amount === undefined ? '' : formatAmount(past.amount),
    note: past.note ?? '',
  }
}

/** The details among the values of a form, by name. The account's own currency counts as none typed. */
export function draftFrom(values: Readonly<Record<string, unknown>>, accountCurrency: string | undefined): Draft {
  const draft = { ...emptyDraft }
  for (const field of detailFields) {
    const text = values[field]
    if (typeof text === 'string' && !(field === 'currency' && text === accountCurrency)) draft[field] = text
  }
  return draft
}
