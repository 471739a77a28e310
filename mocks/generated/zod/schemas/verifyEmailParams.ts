/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const VerifyEmailParams = zod.object({
  crud: zod.literal('verifyuser'),
})

export type VerifyEmailParams = zod.input<typeof VerifyEmailParams>
export type VerifyEmailParamsOutput = zod.output<typeof VerifyEmailParams>
