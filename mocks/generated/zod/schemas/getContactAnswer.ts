/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { ContactDetails } from './contactDetails.ts'
import { Shell } from './shell.ts'

export const GetContactAnswer = Shell.and(
  zod.object({
    contact: ContactDetails,
  }),
)

export type GetContactAnswer = zod.input<typeof GetContactAnswer>
export type GetContactAnswerOutput = zod.output<typeof GetContactAnswer>
