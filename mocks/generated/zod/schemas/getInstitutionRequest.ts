/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetInstitutionRequest = zod.object({
  getinstituition: zod.literal('getinstituition'),
  token: zod.string(),
})

export type GetInstitutionRequest = zod.input<typeof GetInstitutionRequest>
export type GetInstitutionRequestOutput = zod.output<typeof GetInstitutionRequest>
