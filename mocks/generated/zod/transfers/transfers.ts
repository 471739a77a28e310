/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { ConfirmAuthorizationCodeAnswer } from '../schemas/confirmAuthorizationCodeAnswer.ts'
import { ConfirmAuthorizationCodeRequest } from '../schemas/confirmAuthorizationCodeRequest.ts'
import { ConfirmPinAnswer } from '../schemas/confirmPinAnswer.ts'
import { ConfirmPinRequest } from '../schemas/confirmPinRequest.ts'
import { GetTransferFeeAnswer } from '../schemas/getTransferFeeAnswer.ts'
import { GetTransferFeeRequest } from '../schemas/getTransferFeeRequest.ts'
import { GetTransfersAnswer } from '../schemas/getTransfersAnswer.ts'
import { GetTransfersRequest } from '../schemas/getTransfersRequest.ts'
import { SubmitTransferAnswer } from '../schemas/submitTransferAnswer.ts'
import { SubmitTransferRequest } from '../schemas/submitTransferRequest.ts'

/**
 * Lists the transfers the customer has ordered, so that a payee can be chosen again instead of typed.
 * @summary List past transfers
 */
export const GetTransfersBody = GetTransfersRequest

export const GetTransfersResponse = GetTransfersAnswer

/**
 * Fetches what the confirmation screen of a transfer needs: the service charge in percent, and the balance. The fee is `percent / 100 × amount`, and the payee receives the amount less the fee. It is in whole cents: the screen rounds half up, and a bank's own rounding may differ by a cent. No fixed or smallest fee comes on top. If no percentage is returned, 10 percent apply. The screen lets only an amount below the balance pass.
 * @summary Get the fee and the balance
 */
export const GetTransferFeeBody = GetTransferFeeRequest

export const GetTransferFeeResponse = GetTransferFeeAnswer

/**
 * Checks the customer's transaction PIN before a transfer. A success authorises the transfer, or requests a further code first with `requiresanother`; `head` and `body` then describe the code to the customer. A wrong PIN is refused with a `message`. Nothing is moved here: `submitTransfer` does that. The bank SHOULD lock a PIN after five wrong tries in a row; a correct one resets the count. How a locked PIN is unlocked, and whether a wrong try ends a confirmation that was given before, is up to the bank.
 * @summary Confirm a transfer with the PIN
 */
export const ConfirmPinBody = ConfirmPinRequest

export const ConfirmPinResponse = ConfirmPinAnswer

/**
 * Checks the Transfer Authorization Code that `confirmPin` required, and responds just as `confirmPin` does. A wrong code is refused with a `message`. A code SHOULD be valid for ten minutes, for one use and for five tries; a new `confirmPin` invalidates the earlier code.
 * @summary Confirm a transfer with the authorization code
 */
export const ConfirmAuthorizationCodeBody = ConfirmAuthorizationCodeRequest

export const ConfirmAuthorizationCodeResponse = ConfirmAuthorizationCodeAnswer

/**
 * Orders a transfer to an account at another bank, after `confirmPin` (and
 * `confirmAuthorizationCode`, where it was required) has succeeded. An accepted order awaits
 * confirmation by the bank and is in the history as `in_progress`. `trx_notif` may contain
 * notices for the customer.
 *
 * Sent again, it is another order, unless it carries the same `idempotency_key` and the bank
 * supports it. A failed call is never repeated without the customer.
 *
 * The bank SHOULD refuse an amount of zero or less, or of more than the customer can spend, even
 * if the caller has checked it. Whether the whole balance may be spent is up to the bank. The
 * confirmation it requires SHOULD be one given in the same session, not more than ten minutes
 * before, and not yet used: it is valid for one order, accepted or refused.
 * @summary Order a bank transfer
 */
export const SubmitTransferBody = SubmitTransferRequest

export const SubmitTransferResponse = SubmitTransferAnswer
