/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const IdempotencyKey = /*#__PURE__*/ zod.uuid()

export type IdempotencyKey = zod.input<typeof IdempotencyKey>
export type IdempotencyKeyOutput = zod.output<typeof IdempotencyKey>
