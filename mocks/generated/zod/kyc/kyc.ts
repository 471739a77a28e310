/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetIdentityDocumentsAnswer } from '../schemas/getIdentityDocumentsAnswer.ts'
import { GetIdentityDocumentsRequest } from '../schemas/getIdentityDocumentsRequest.ts'
import { SubmitVerificationAnswer } from '../schemas/submitVerificationAnswer.ts'
import { SubmitVerificationRequest } from '../schemas/submitVerificationRequest.ts'

/**
 * Lists the kinds of identity documents the bank accepts. It is requested before a session exists, so it needs no token; one that is sent with it does no harm. It is the only loader without `user` and `nc`.
 * @summary List the documents that prove an identity
 */
export const GetIdentityDocumentsBody = GetIdentityDocumentsRequest

export const GetIdentityDocumentsResponse = GetIdentityDocumentsAnswer

/**
 * Submits identity documents. When the bank accepts them, the customer's verification becomes `Pending Verification` and a review begins; the temporary token is no longer needed, and the customer signs in again when the review is over. A customer who is signed in may submit documents with the session token; whether that session continues, and what an approved customer may do during the review, is up to the bank. The bank may refuse with a `message`.
 * @summary Submit identity documents
 */
export const SubmitVerificationBody = SubmitVerificationRequest

export const SubmitVerificationResponse = SubmitVerificationAnswer
