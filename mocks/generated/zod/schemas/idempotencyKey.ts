/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const IdempotencyKey = zod.uuid()

export type IdempotencyKey = zod.input<typeof IdempotencyKey>
export type IdempotencyKeyOutput = zod.output<typeof IdempotencyKey>
