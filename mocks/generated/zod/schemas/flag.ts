/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const Flag = zod.union([
  zod.boolean(),
  zod.union([zod.literal(0), zod.literal(1)]),
  zod.enum(['yes', 'no', '1', '0', 'true', 'false']),
])

export type Flag = zod.input<typeof Flag>
export type FlagOutput = zod.output<typeof Flag>
