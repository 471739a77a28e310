/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetFixedDepositFormAnswer } from '../schemas/getFixedDepositFormAnswer.ts'
import { GetFixedDepositFormRequest } from '../schemas/getFixedDepositFormRequest.ts'
import { SubmitFixedDepositAnswer } from '../schemas/submitFixedDepositAnswer.ts'
import { SubmitFixedDepositRequest } from '../schemas/submitFixedDepositRequest.ts'

/**
 * Fetches what the fixed-deposit screen needs: the plans, the coins or networks on offer with an address for each, and the fixed deposits submitted so far.
 * @summary Get the fixed-deposit form
 */
export const GetFixedDepositFormBody = GetFixedDepositFormRequest

export const GetFixedDepositFormResponse = GetFixedDepositFormAnswer

/**
 * Reports a crypto payment into a fixed-deposit plan, made to the address shown, with a proof of
 * payment. The bank records it as `pending` and reviews it. The file field is called
 * `fixedDepositPic` here, unlike in the other forms.
 *
 * Sent again, it is another fixed deposit, unless it carries the same `idempotency_key` and the
 * bank supports it.
 * @summary Submit a fixed deposit
 */
export const SubmitFixedDepositBody = SubmitFixedDepositRequest

export const SubmitFixedDepositResponse = SubmitFixedDepositAnswer
