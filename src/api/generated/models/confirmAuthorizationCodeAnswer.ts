/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { AnotherCodeDemand } from './anotherCodeDemand.ts'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const ConfirmAuthorizationCodeAnswer = /*#__PURE__*/ zod.intersection(
  /*#__PURE__*/ zod.intersection(Envelope, PinTries),
  /*#__PURE__*/ zod.object({
    requiresanother: /*#__PURE__*/ zod.exactOptional(AnotherCodeDemand),
    head: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    body: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  }),
)

export type ConfirmAuthorizationCodeAnswer = zod.output<typeof ConfirmAuthorizationCodeAnswer>
