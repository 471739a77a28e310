/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetContactAnswer } from '../schemas/getContactAnswer.ts'
import { GetContactRequest } from '../schemas/getContactRequest.ts'

/**
 * Fetches the ways to reach the bank's support: WhatsApp, e-mail and telephone. Each may be missing.
 * @summary Get the contact details
 */
export const GetContactBody = GetContactRequest

export const GetContactResponse = GetContactAnswer
