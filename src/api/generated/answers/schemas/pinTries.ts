/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Count } from './count.ts'
import { Flag } from './flag.ts'

export const PinTries = /*#__PURE__*/ zod.object({
  locked: /*#__PURE__*/ zod.optional(Flag),
  tries_left: /*#__PURE__*/ zod.optional(Count),
})

export type PinTries = zod.input<typeof PinTries>
export type PinTriesOutput = zod.output<typeof PinTries>
