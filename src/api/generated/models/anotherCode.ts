/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const AnotherCode = /*#__PURE__*/ zod.object({
  head: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
})

export type AnotherCode = zod.output<typeof AnotherCode>
