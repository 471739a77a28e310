/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Count } from './count.ts'
import { Flag } from './flag.ts'

export const PinTries = /*#__PURE__*/ zod.object({
  locked: /*#__PURE__*/ zod.exactOptional(Flag),
  tries_left: /*#__PURE__*/ zod.exactOptional(Count),
})

export type PinTries = zod.output<typeof PinTries>
