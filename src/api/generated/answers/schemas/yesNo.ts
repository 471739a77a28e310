/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const YesNo = /*#__PURE__*/ zod.enum(['Yes', 'No'])

export type YesNo = zod.input<typeof YesNo>
export type YesNoOutput = zod.output<typeof YesNo>
