/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const SessionExpiredAnswer = /*#__PURE__*/ zod.object({
  status: /*#__PURE__*/ zod.literal('error'),
  message: /*#__PURE__*/ zod.string(),
})

export type SessionExpiredAnswer = zod.input<typeof SessionExpiredAnswer>
export type SessionExpiredAnswerOutput = zod.output<typeof SessionExpiredAnswer>
