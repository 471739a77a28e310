/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The new address.
 */
export interface UpdateEmailRequest {
  /**
   * The new e-mail address. The form sends only what HTML accepts as one: the pattern is that of the HTML standard for `<input type="email">`.
   * @pattern ^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$
   */
  email: string
  idempotency_key?: IdempotencyKey
}
