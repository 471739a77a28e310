/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { IdentityDocument } from './identityDocument.ts'

export const GetIdentityDocumentsAnswer = /*#__PURE__*/ zod.object({
  docs: /*#__PURE__*/ zod.array(IdentityDocument),
  crypto_address: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  crypto_network: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type GetIdentityDocumentsAnswer = zod.output<typeof GetIdentityDocumentsAnswer>
