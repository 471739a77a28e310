/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { AnotherCode } from './anotherCode.ts'
import { Envelope } from './envelope.ts'

export const ConfirmAuthorizationCodeAnswer = Envelope.and(
  zod.object({
    requiresanother: zod.union([AnotherCode, zod.null()]).optional(),
  }),
)

export type ConfirmAuthorizationCodeAnswer = zod.input<typeof ConfirmAuthorizationCodeAnswer>
export type ConfirmAuthorizationCodeAnswerOutput = zod.output<typeof ConfirmAuthorizationCodeAnswer>
