/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { ContactDetails } from './contactDetails.ts'
import type { Shell } from './shell.ts'

/**
 * How to reach the bank.
 */
export type GetContactAnswer = Shell & {
  contact: ContactDetails
}
