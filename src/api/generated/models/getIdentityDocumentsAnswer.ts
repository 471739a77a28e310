/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { IdentityDocument } from './identityDocument.ts'

export const GetIdentityDocumentsAnswer = /*#__PURE__*/ readers.object({
  docs: /*#__PURE__*/ readers.array(IdentityDocument),
  crypto_address: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  crypto_network: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
})

export type GetIdentityDocumentsAnswer = readers.input<typeof GetIdentityDocumentsAnswer>
export type GetIdentityDocumentsAnswerOutput = readers.output<typeof GetIdentityDocumentsAnswer>
