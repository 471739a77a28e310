/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const SignInParams = zod.object({
  crud: zod.literal('userlogin'),
})

export type SignInParams = zod.input<typeof SignInParams>
export type SignInParamsOutput = zod.output<typeof SignInParams>
