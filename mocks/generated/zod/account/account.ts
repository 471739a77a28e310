/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { CreatePinAnswer } from '../schemas/createPinAnswer.ts'
import { CreatePinRequest } from '../schemas/createPinRequest.ts'
import { GetAccountAnswer } from '../schemas/getAccountAnswer.ts'
import { GetAccountRequest } from '../schemas/getAccountRequest.ts'
import { GetPinStatusAnswer } from '../schemas/getPinStatusAnswer.ts'
import { GetPinStatusRequest } from '../schemas/getPinStatusRequest.ts'

/**
 * Fetches what the home screen shows: the savings account with number and balance, and its history. A new account has a balance of zero and an empty history.
 * @summary Get the account
 */
export const GetAccountBody = GetAccountRequest

export const GetAccountResponse = GetAccountAnswer

/**
 * Reports whether the customer has created a transaction PIN. A customer without one is redirected to PIN creation, since transfers need it. The PIN itself is never returned.
 * @summary Check whether a PIN exists
 */
export const GetPinStatusBody = GetPinStatusRequest

export const GetPinStatusResponse = GetPinStatusAnswer

/**
 * Stores the customer's 4-digit transaction PIN. The customer has typed it twice before it is sent. To change a PIN later, use `updatePin`: if a PIN exists already, the bank SHOULD refuse and keep it. The bank SHOULD refuse a PIN that has no digits, or anything but digits. It may refuse with a `message`.
 * @summary Create the transaction PIN
 */
export const CreatePinBody = CreatePinRequest

export const CreatePinResponse = CreatePinAnswer
