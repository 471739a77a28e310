/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const IdentityDocument = /*#__PURE__*/ zod.object({
  doc_name: /*#__PURE__*/ zod.string(),
})

export type IdentityDocument = zod.output<typeof IdentityDocument>
