/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * What a visitor opens an account with.
 */
export interface SignUpRequest {
  /** First name. */
  first_name: string
  /** Last name. */
  last_name: string
  /** The name the visitor wants to be known by. */
  username: string
  /**
   * The e-mail address. The sign-up form asks for an `@` in it and checks nothing else.
   * @pattern @
   */
  email: string
  /**
   * The password. The sign-up form asks for at least 6 characters; the bank may ask for more and refuse.
   * @minLength 6
   */
  password: string
  /** First and last name, joined by a space. */
  fullname: string
  idempotency_key?: IdempotencyKey
}
