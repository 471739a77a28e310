/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { ContactDetails } from './contactDetails.ts'
import { Shell } from './shell.ts'

export const GetContactAnswer = /*#__PURE__*/ readers.intersection(
  Shell,
  /*#__PURE__*/ readers.object({
    contact: ContactDetails,
  }),
)

export type GetContactAnswer = readers.input<typeof GetContactAnswer>
export type GetContactAnswerOutput = readers.output<typeof GetContactAnswer>
