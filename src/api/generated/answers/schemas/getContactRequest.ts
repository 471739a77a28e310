/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetContactRequest = /*#__PURE__*/ zod.looseObject({})

export type GetContactRequest = zod.input<typeof GetContactRequest>
export type GetContactRequestOutput = zod.output<typeof GetContactRequest>
