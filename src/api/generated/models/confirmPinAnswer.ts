/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { AnotherCodeDemand } from './anotherCodeDemand.ts'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const ConfirmPinAnswer = /*#__PURE__*/ readers.intersection(
  /*#__PURE__*/ readers.intersection(Envelope, PinTries),
  /*#__PURE__*/ readers.object({
    requiresanother: /*#__PURE__*/ readers.exactOptional(AnotherCodeDemand),
    head: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
    body: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  }),
)

export type ConfirmPinAnswer = readers.input<typeof ConfirmPinAnswer>
export type ConfirmPinAnswerOutput = readers.output<typeof ConfirmPinAnswer>
