/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetCryptoDepositFormAnswer } from '../schemas/getCryptoDepositFormAnswer.ts'
import { GetCryptoDepositFormRequest } from '../schemas/getCryptoDepositFormRequest.ts'
import { GetInstitutionAnswer } from '../schemas/getInstitutionAnswer.ts'
import { GetInstitutionRequest } from '../schemas/getInstitutionRequest.ts'
import { SubmitCryptoDepositAnswer } from '../schemas/submitCryptoDepositAnswer.ts'
import { SubmitCryptoDepositRequest } from '../schemas/submitCryptoDepositRequest.ts'

/**
 * Fetches the details a customer gives to an institution that sends money: username, account number, and the bank's SWIFT code, routing number and country. The wire name is spelled as it is, with the extra letters.
 * @summary Get the details for an institutional transfer
 */
export const GetInstitutionBody = GetInstitutionRequest

export const GetInstitutionResponse = GetInstitutionAnswer

/**
 * Fetches what the crypto deposit screen needs: the coins or networks on offer, the address to pay to for each, the deposits submitted so far, and the currency symbol.
 * @summary Get the crypto deposit form
 */
export const GetCryptoDepositFormBody = GetCryptoDepositFormRequest

export const GetCryptoDepositFormResponse = GetCryptoDepositFormAnswer

/**
 * Reports a crypto payment that the customer has made to the address shown, with a proof of
 * payment. The bank records it as `pending` and reviews it; `getCryptoDepositForm` lists it from
 * then on. The balance does not change here.
 *
 * Sent again, it is another deposit, unless it carries the same `idempotency_key` and the bank
 * supports it.
 * @summary Submit a crypto deposit
 */
export const SubmitCryptoDepositBody = SubmitCryptoDepositRequest

export const SubmitCryptoDepositResponse = SubmitCryptoDepositAnswer
