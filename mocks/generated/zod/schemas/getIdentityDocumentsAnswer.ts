/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdentityDocument } from './identityDocument.ts'

export const GetIdentityDocumentsAnswer = zod.object({
  docs: zod.array(IdentityDocument),
  crypto_address: zod.string().nullish(),
  crypto_network: zod.string().nullish(),
})

export type GetIdentityDocumentsAnswer = zod.input<typeof GetIdentityDocumentsAnswer>
export type GetIdentityDocumentsAnswerOutput = zod.output<typeof GetIdentityDocumentsAnswer>
