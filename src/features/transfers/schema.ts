/** The forms of a transfer. What they let through is what the bank is sent. */
import * as z from 'zod/mini'
import { ConfirmAuthorizationCodeRequest } from '#src/api/generated/models/confirmAuthorizationCodeRequest.ts'
import { ConfirmPinRequest } from '#src/api/generated/models/confirmPinRequest.ts'
import { SubmitTransferRequest } from '#src/api/generated/models/submitTransferRequest.ts'
import { amountError, readAmount } from '#src/lib/amount.ts'
import { quote, type Charge } from './fee.ts'
import { invisiblePosition } from './payeeText.ts'

/** Every detail but the amount, by the label of its field, in the order in which they are reviewed. */
export const detailLabels = [
  { field: 'act_hold_name', label: 'Account holder' },
  { field: 'act_no', label: 'Account number or IBAN' },
  { field: 'bank', label: 'Bank' },
  { field: 'swift', label: 'SWIFT code' },
  { field: 'routing', label: 'Routing number' },
  { field: 'country', label: "Bank's country" },
  { field: 'currency', label: 'Currency' },
  { field: 'note', label: 'Note to the payee' },
] as const

/** A text without spaces around it. A character that nobody sees is refused by its position. */
function text(label: string, isNumber = false) {
  return z.string().check(
    z.trim(),
    z.check<string>(({ value, issues }) => {
      const position = invisiblePosition(value, isNumber)
      if (position === undefined) return
      const message = `${label}: character ${position} is invisible. Delete it, or type the text again`
      issues.push({ code: 'custom', input: value, message })
    }),
  )
}

/** An amount above zero, kept as it was typed. */
const amount = z.string().check(
  z.trim(),
  z.check<string>(({ value, issues }) => {
    const reading = readAmount(value)
    if (reading.kind === 'amount' && reading.minor > 0) return
    issues.push({ code: 'custom', input: value, message: amountError(reading) ?? 'Enter an amount above zero' })
  }),
)

/** What the customer types about a transfer. The amount stays a text until the order is made. */
export const detailsSchema = z.extend(
  z.pick(SubmitTransferRequest, {
    act_hold_name: true,
    act_no: true,
    bank: true,
    swift: true,
    routing: true,
    country: true,
    currency: true,
    amount: true,
    note: true,
  }),
  {
    act_hold_name: text('Account holder').check(z.minLength(1, 'Enter the name of the account holder')),
    act_no: text('Account number or IBAN', true).check(z.minLength(1, "Enter the payee's account number")),
    bank: text('Bank').check(z.minLength(1, "Enter the payee's bank")),
    swift: text('SWIFT code', true),
    routing: text('Routing number', true),
    country: text("Bank's country"),
    currency: text('Currency'),
    amount,
    note: text('Note to the payee'),
  },
)

export type TransferDetails = z.output<typeof detailsSchema>

/** The amount on the review: only one that the balance allows can be confirmed. */
export function reviewSchema(charge: Charge) {
  return z
    .pick(detailsSchema, { amount: true })
    .check(z.refine((form) => quote(form.amount, charge).result === 'sufficient', { path: ['amount'] }))
}

export const pinSchema = z.pick(ConfirmPinRequest, { pin: true })

export const codeSchema = z.pick(ConfirmAuthorizationCodeRequest, { pin: true })
