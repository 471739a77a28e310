/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const VerificationStatus = /*#__PURE__*/ zod.string()

export type VerificationStatus = zod.output<typeof VerificationStatus>
