/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Flag } from './flag.ts'
import { VerificationStatus } from './verificationStatus.ts'
import { YesNo } from './yesNo.ts'

export const User = /*#__PURE__*/ zod.object({
  fullname: /*#__PURE__*/ zod.string(),
  email: /*#__PURE__*/ zod.string(),
  username: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  picture: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  gender: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  dob: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  marital_status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  home_address: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  next_of_kin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  current_plan: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  role: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['customer', 'admin'])),
  verification_status: /*#__PURE__*/ zod.exactOptional(VerificationStatus),
  verified: /*#__PURE__*/ zod.exactOptional(Flag),
  submitted: /*#__PURE__*/ zod.exactOptional(YesNo),
  jwt: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
})

export type User = zod.output<typeof User>
