/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The documents a customer hands in, with the details to check them against.
 */
export interface SubmitVerificationRequest {
  /** The kind of document: a `doc_name` from `getIdentityDocuments`, or `Driver's License`. */
  type: string
  /** Country of residence, by its name. */
  country?: string
  /** Telephone number, as the customer writes it. */
  phone?: string
  /** Postal address, in one line. */
  home_address?: string
  /** A picture of the customer's face. A picture or a scan. May be missing. */
  pic?: Blob | File
  /** The front of the document. A picture or a scan. May be missing. */
  idcardFront?: Blob | File
  /** The back of the document. A picture or a scan. May be missing. */
  idcardBack?: Blob | File
  /** The document in one file, as the verification screen of a signed-in customer sends it. A picture or a scan. May be missing. */
  file?: Blob | File
  idempotency_key?: IdempotencyKey
}
