/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetIdentityDocumentsRequest = zod.object({
  getdocs: zod.literal('getdocs'),
  token: zod.string().optional(),
})

export type GetIdentityDocumentsRequest = zod.input<typeof GetIdentityDocumentsRequest>
export type GetIdentityDocumentsRequestOutput = zod.output<typeof GetIdentityDocumentsRequest>
