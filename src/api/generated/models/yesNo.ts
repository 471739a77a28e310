/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const YesNo = /*#__PURE__*/ readers.enum(['Yes', 'No'])

export type YesNo = readers.input<typeof YesNo>
export type YesNoOutput = readers.output<typeof YesNo>
