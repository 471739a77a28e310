/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Shell } from './shell.ts'
import { User } from './user.ts'

export const GetProfileAnswer = /*#__PURE__*/ zod.intersection(
  Shell,
  /*#__PURE__*/ zod.object({
    profile: User,
  }),
)

export type GetProfileAnswer = zod.output<typeof GetProfileAnswer>
