/** What the customer types about a transfer, before any of it means money. */
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { amountError, readAmount } from '#src/lib/amount.ts'
import { formatAmount } from '#src/lib/money.ts'
import { invisiblePosition } from '#src/features/transfers/payeeText.ts'

/** The fields as typed; the amount is a text until the order is made. */
export interface TransferDetails {
  bank: string
  swift: string
  /** The currency that the payee receives. */
  currency: string
  routing: string
  country: string
  act_no: string
  act_hold_name: string
  amount: string
  note: string
}

/** Details under the customer's hands. No currency has been typed while it is undefined: the account's own applies. */
export type Draft = Omit<TransferDetails, 'currency'> & { currency: string | undefined }

export type DetailField = keyof TransferDetails

export type DetailProblems = Partial<Record<DetailField, string>>

/** Every detail but the amount, by the label of its field, in the order in which they are reviewed. */
export const detailLabels = [
  { field: 'act_hold_name', label: 'Account holder' },
  { field: 'act_no', label: 'Account number' },
  { field: 'bank', label: 'Bank' },
  { field: 'swift', label: 'SWIFT code' },
  { field: 'routing', label: 'Routing number' },
  { field: 'country', label: 'Country of the bank' },
  { field: 'currency', label: 'Currency' },
  { field: 'note', label: 'Note to the payee' },
] as const satisfies readonly { field: DetailField; label: string }[]

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

/** A past transfer as a draft of the same again. */
export function draftOf(past: PastTransfer): Draft {
  return {
    bank: past.bank,
    swift: past.swift ?? '',
    currency: past.currency ?? undefined,
    routing: past.routing ?? '',
    country: past.country ?? '',
    act_no: past.act_no,
    act_hold_name: past.act_hold_name,
    amount: past.amount === undefined ? '' : formatAmount(past.amount),
    note: past.note ?? '',
  }
}

/** A draft without stray blanks, in the currency that applies. */
export function completed(draft: Draft, accountCurrency: string): TransferDetails {
  const { bank, swift, routing, country, act_no, act_hold_name, amount, note } = draft
  return {
    bank: bank.trim(),
    swift: swift.trim(),
    currency: (draft.currency ?? accountCurrency).trim(),
    routing: routing.trim(),
    country: country.trim(),
    act_no: act_no.trim(),
    act_hold_name: act_hold_name.trim(),
    amount: amount.trim(),
    note: note.trim(),
  }
}

/** What keeps a transfer from being checked, in the order of the form: payee and amount must be known. */
export function problemsOf(details: TransferDetails): DetailProblems {
  return {
    ...(details.act_hold_name === '' && { act_hold_name: 'Enter the name of the account holder' }),
    ...(details.act_no === '' && { act_no: "Enter the payee's account number" }),
    ...(details.bank === '' && { bank: "Enter the payee's bank" }),
    ...amountProblem(details.amount),
    ...invisibleProblems(details),
  }
}

const numbers: ReadonlySet<DetailField> = new Set(['act_no', 'swift', 'routing'])

/** The fields with a character that nobody sees, by its position. */
function invisibleProblems(details: TransferDetails): DetailProblems {
  const problems: DetailProblems = {}
  for (const { field, label } of detailLabels) {
    const position = invisiblePosition(details[field], numbers.has(field))
    if (position !== undefined)
      problems[field] = `${label}: character ${position} is invisible. Delete it, or type the text again`
  }
  return problems
}

/** A transfer needs an amount above zero. */
function amountProblem(text: string): DetailProblems {
  const reading = readAmount(text)
  if (reading.kind === 'amount' && reading.minor > 0) return {}
  return { amount: amountError(reading) ?? 'Enter an amount above zero' }
}
