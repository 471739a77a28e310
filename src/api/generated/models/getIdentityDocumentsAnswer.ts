/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityDocument } from './identityDocument.ts'

/**
 * What a customer can prove an identity with.
 */
export interface GetIdentityDocumentsAnswer {
  /** The kinds of documents, in the order of the list the customer chooses from. May be empty: a driver's license is offered in any case and need not be listed. */
  docs: IdentityDocument[]
  /**
   * A crypto address the bank wants to show on the verification screen of a customer who is signed in. Not shown when missing, empty or `null`.
   * @nullable
   */
  crypto_address?: string | null
  /**
   * The coin or network `crypto_address` belongs to.
   * @nullable
   */
  crypto_network?: string | null
}
