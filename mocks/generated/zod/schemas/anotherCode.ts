/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const AnotherCode = zod.object({
  head: zod.string(),
  body: zod.string(),
})

export type AnotherCode = zod.input<typeof AnotherCode>
export type AnotherCodeOutput = zod.output<typeof AnotherCode>
