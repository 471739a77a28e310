/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Shell } from './shell.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetInstitutionAnswer = /*#__PURE__*/ zod.intersection(
  Shell,
  /*#__PURE__*/ zod.object({
    user: User,
    nc: UnreadCount,
    u: /*#__PURE__*/ zod.object({
      username: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    }),
    data: /*#__PURE__*/ zod.object({
      account_no: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    }),
    data2: /*#__PURE__*/ zod.object({
      swift_code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
      routing_no: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
      country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    }),
  }),
)

export type GetInstitutionAnswer = zod.output<typeof GetInstitutionAnswer>
