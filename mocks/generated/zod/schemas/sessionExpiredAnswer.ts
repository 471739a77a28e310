/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const SessionExpiredAnswer = zod.object({
  status: zod.literal('error'),
  message: zod.string(),
})

export type SessionExpiredAnswer = zod.input<typeof SessionExpiredAnswer>
export type SessionExpiredAnswerOutput = zod.output<typeof SessionExpiredAnswer>
