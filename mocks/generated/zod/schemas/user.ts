/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Flag } from './flag.ts'
import { VerificationStatus } from './verificationStatus.ts'
import { YesNo } from './yesNo.ts'

export const User = zod.object({
  fullname: zod.string(),
  email: zod.string(),
  username: zod.string().nullish(),
  picture: zod.string().nullish(),
  phone: zod.string().nullish(),
  gender: zod.string().nullish(),
  dob: zod.string().nullish(),
  country: zod.string().nullish(),
  marital_status: zod.string().nullish(),
  home_address: zod.string().nullish(),
  next_of_kin: zod.string().nullish(),
  current_plan: zod.string().nullish(),
  role: zod.enum(['customer', 'admin']).optional(),
  verification_status: VerificationStatus.optional(),
  verified: Flag.optional(),
  submitted: YesNo.optional(),
  jwt: zod.string().optional(),
})

export type User = zod.input<typeof User>
export type UserOutput = zod.output<typeof User>
