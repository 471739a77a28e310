/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Shell } from './shell.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetInstitutionAnswer = /*#__PURE__*/ readers.intersection(
  Shell,
  /*#__PURE__*/ readers.object({
    user: User,
    nc: UnreadCount,
    u: /*#__PURE__*/ readers.object({
      username: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
    }),
    data: /*#__PURE__*/ readers.object({
      account_no: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
    }),
    data2: /*#__PURE__*/ readers.object({
      swift_code: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
      routing_no: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
      country: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
    }),
  }),
)

export type GetInstitutionAnswer = readers.input<typeof GetInstitutionAnswer>
export type GetInstitutionAnswerOutput = readers.output<typeof GetInstitutionAnswer>
