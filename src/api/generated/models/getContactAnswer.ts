/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { ContactDetails } from './contactDetails.ts'
import { Shell } from './shell.ts'

export const GetContactAnswer = /*#__PURE__*/ zod.intersection(
  Shell,
  /*#__PURE__*/ zod.object({
    contact: ContactDetails,
  }),
)

export type GetContactAnswer = zod.output<typeof GetContactAnswer>
