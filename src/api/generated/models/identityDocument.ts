/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const IdentityDocument = /*#__PURE__*/ readers.object({
  doc_name: /*#__PURE__*/ readers.string(),
})

export type IdentityDocument = readers.input<typeof IdentityDocument>
export type IdentityDocumentOutput = readers.output<typeof IdentityDocument>
