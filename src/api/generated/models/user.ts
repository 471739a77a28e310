/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Flag } from './flag.ts'
import { VerificationStatus } from './verificationStatus.ts'
import { YesNo } from './yesNo.ts'

export const User = /*#__PURE__*/ readers.object({
  fullname: /*#__PURE__*/ readers.string(),
  email: /*#__PURE__*/ readers.string(),
  username: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  picture: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  phone: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  gender: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  dob: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  country: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  marital_status: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  home_address: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  next_of_kin: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  current_plan: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  role: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.enum(['customer', 'admin'])),
  verification_status: /*#__PURE__*/ readers.exactOptional(VerificationStatus),
  verified: /*#__PURE__*/ readers.exactOptional(Flag),
  submitted: /*#__PURE__*/ readers.exactOptional(YesNo),
  jwt: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
})

export type User = readers.input<typeof User>
export type UserOutput = readers.output<typeof User>
