/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const AnotherCode = /*#__PURE__*/ zod.object({
  head: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
})

export type AnotherCode = zod.input<typeof AnotherCode>
export type AnotherCodeOutput = zod.output<typeof AnotherCode>
