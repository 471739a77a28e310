/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Count } from './count.ts'
import { Flag } from './flag.ts'

export const PinTries = /*#__PURE__*/ readers.object({
  locked: /*#__PURE__*/ readers.exactOptional(Flag),
  tries_left: /*#__PURE__*/ readers.exactOptional(Count),
})

export type PinTries = readers.input<typeof PinTries>
export type PinTriesOutput = readers.output<typeof PinTries>
