/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetUpgradeFormRequest = /*#__PURE__*/ zod.looseObject({})

export type GetUpgradeFormRequest = zod.input<typeof GetUpgradeFormRequest>
export type GetUpgradeFormRequestOutput = zod.output<typeof GetUpgradeFormRequest>
