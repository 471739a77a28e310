/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Shell } from './shell.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetInstitutionAnswer = Shell.and(
  zod.object({
    user: User,
    nc: UnreadCount,
    u: zod.object({
      username: zod.string().nullish(),
    }),
    data: zod.object({
      account_no: zod.string().nullish(),
    }),
    data2: zod.object({
      swift_code: zod.string().nullish(),
      routing_no: zod.string().nullish(),
      country: zod.string().nullish(),
    }),
  }),
)

export type GetInstitutionAnswer = zod.input<typeof GetInstitutionAnswer>
export type GetInstitutionAnswerOutput = zod.output<typeof GetInstitutionAnswer>
