/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { AnotherCode } from './anotherCode.ts'
import { Envelope } from './envelope.ts'

export const ConfirmAuthorizationCodeAnswer = /*#__PURE__*/ zod.intersection(
  Envelope,
  /*#__PURE__*/ zod.object({
    requiresanother: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AnotherCode, /*#__PURE__*/ zod.null()])),
  }),
)

export type ConfirmAuthorizationCodeAnswer = zod.input<typeof ConfirmAuthorizationCodeAnswer>
export type ConfirmAuthorizationCodeAnswerOutput = zod.output<typeof ConfirmAuthorizationCodeAnswer>
