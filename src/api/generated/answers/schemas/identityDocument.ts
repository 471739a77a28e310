/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const IdentityDocument = /*#__PURE__*/ zod.object({
  doc_name: /*#__PURE__*/ zod.string(),
})

export type IdentityDocument = zod.input<typeof IdentityDocument>
export type IdentityDocumentOutput = zod.output<typeof IdentityDocument>
