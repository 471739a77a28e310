/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetIdentityDocumentsRequest = /*#__PURE__*/ zod.looseObject({})

export type GetIdentityDocumentsRequest = zod.input<typeof GetIdentityDocumentsRequest>
export type GetIdentityDocumentsRequestOutput = zod.output<typeof GetIdentityDocumentsRequest>
