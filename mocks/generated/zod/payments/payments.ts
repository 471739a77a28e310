/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetPaymentFormAnswer } from '../schemas/getPaymentFormAnswer.ts'
import { GetPaymentFormRequest } from '../schemas/getPaymentFormRequest.ts'
import { SubmitPaymentAnswer } from '../schemas/submitPaymentAnswer.ts'
import { SubmitPaymentRequest } from '../schemas/submitPaymentRequest.ts'

/**
 * Fetches what the crypto payment screen needs: what can be paid for, the coins or networks on offer with an address for each, and the payments submitted so far.
 * @summary Get the payment form
 */
export const GetPaymentFormBody = GetPaymentFormRequest

export const GetPaymentFormResponse = GetPaymentFormAnswer

/**
 * Reports a crypto payment for a stated purpose, made to the address shown, with a proof of
 * payment. The bank records it as `pending` and reviews it.
 *
 * Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
 * supports it.
 * @summary Submit a payment
 */
export const SubmitPaymentBody = SubmitPaymentRequest

export const SubmitPaymentResponse = SubmitPaymentAnswer
