/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Shell } from './shell.ts'
import { User } from './user.ts'

export const GetProfileAnswer = /*#__PURE__*/ readers.intersection(
  Shell,
  /*#__PURE__*/ readers.object({
    profile: User,
  }),
)

export type GetProfileAnswer = readers.input<typeof GetProfileAnswer>
export type GetProfileAnswerOutput = readers.output<typeof GetProfileAnswer>
