/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const VerificationStatus = /*#__PURE__*/ readers.string()

export type VerificationStatus = readers.input<typeof VerificationStatus>
export type VerificationStatusOutput = readers.output<typeof VerificationStatus>
