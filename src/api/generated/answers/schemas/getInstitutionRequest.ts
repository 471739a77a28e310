/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetInstitutionRequest = /*#__PURE__*/ zod.looseObject({})

export type GetInstitutionRequest = zod.input<typeof GetInstitutionRequest>
export type GetInstitutionRequestOutput = zod.output<typeof GetInstitutionRequest>
