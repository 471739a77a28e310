/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Refusal } from './refusal.ts'

export const Envelope = /*#__PURE__*/ readers.object({
  status: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
  icon: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
  message: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
  error: /*#__PURE__*/ readers.exactOptional(Refusal),
  failed: /*#__PURE__*/ readers.exactOptional(Refusal),
})

export type Envelope = readers.input<typeof Envelope>
export type EnvelopeOutput = readers.output<typeof Envelope>
