/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { AnotherCodeDemand } from './anotherCodeDemand.ts'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const ConfirmAuthorizationCodeAnswer = /*#__PURE__*/ readers.intersection(
  /*#__PURE__*/ readers.intersection(Envelope, PinTries),
  /*#__PURE__*/ readers.object({
    requiresanother: /*#__PURE__*/ readers.exactOptional(AnotherCodeDemand),
    head: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
    body: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  }),
)

export type ConfirmAuthorizationCodeAnswer = readers.input<typeof ConfirmAuthorizationCodeAnswer>
export type ConfirmAuthorizationCodeAnswerOutput = readers.output<typeof ConfirmAuthorizationCodeAnswer>
