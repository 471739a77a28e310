/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { AnotherCodeDemand } from './anotherCodeDemand.ts'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const ConfirmAuthorizationCodeAnswer = Envelope.and(PinTries).and(
  zod.object({
    requiresanother: AnotherCodeDemand.optional(),
    head: zod.string().nullish(),
    body: zod.string().nullish(),
  }),
)

export type ConfirmAuthorizationCodeAnswer = zod.input<typeof ConfirmAuthorizationCodeAnswer>
export type ConfirmAuthorizationCodeAnswerOutput = zod.output<typeof ConfirmAuthorizationCodeAnswer>
