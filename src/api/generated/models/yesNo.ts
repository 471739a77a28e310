/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const YesNo = /*#__PURE__*/ zod.enum(['Yes', 'No'])

export type YesNo = zod.output<typeof YesNo>
