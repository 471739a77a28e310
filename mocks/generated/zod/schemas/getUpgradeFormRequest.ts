/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetUpgradeFormRequest = zod.object({
  getupgradeform: zod.literal('getupgradeform'),
  token: zod.string(),
})

export type GetUpgradeFormRequest = zod.input<typeof GetUpgradeFormRequest>
export type GetUpgradeFormRequestOutput = zod.output<typeof GetUpgradeFormRequest>
