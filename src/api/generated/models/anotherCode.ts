/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const AnotherCode = /*#__PURE__*/ readers.object({
  head: /*#__PURE__*/ readers.string(),
  body: /*#__PURE__*/ readers.string(),
})

export type AnotherCode = readers.input<typeof AnotherCode>
export type AnotherCodeOutput = readers.output<typeof AnotherCode>
