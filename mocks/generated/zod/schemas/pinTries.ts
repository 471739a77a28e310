/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Count } from './count.ts'
import { Flag } from './flag.ts'

export const PinTries = zod.object({
  locked: Flag.optional(),
  tries_left: Count.optional(),
})

export type PinTries = zod.input<typeof PinTries>
export type PinTriesOutput = zod.output<typeof PinTries>
