/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const IdentityDocument = zod.object({
  doc_name: zod.string(),
})

export type IdentityDocument = zod.input<typeof IdentityDocument>
export type IdentityDocumentOutput = zod.output<typeof IdentityDocument>
