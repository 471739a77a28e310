/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const VerificationStatus = /*#__PURE__*/ zod.string()

export type VerificationStatus = zod.input<typeof VerificationStatus>
export type VerificationStatusOutput = zod.output<typeof VerificationStatus>
