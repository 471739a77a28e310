/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const SignUpParams = zod.object({
  crud: zod.literal('newuser'),
})

export type SignUpParams = zod.input<typeof SignUpParams>
export type SignUpParamsOutput = zod.output<typeof SignUpParams>
