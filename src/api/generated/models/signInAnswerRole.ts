/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `admin` sends the browser to the administrators' own area; no customer session starts.
 */
export type SignInAnswerRole = (typeof SignInAnswerRole)[keyof typeof SignInAnswerRole]

export const SignInAnswerRole = {
  customer: 'customer',
  admin: 'admin',
} as const
