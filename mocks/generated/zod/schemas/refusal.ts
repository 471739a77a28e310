/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const Refusal = zod.union([zod.boolean(), zod.union([zod.literal(0), zod.literal(1)]), zod.string(), zod.null()])

export type Refusal = zod.input<typeof Refusal>
export type RefusalOutput = zod.output<typeof Refusal>
