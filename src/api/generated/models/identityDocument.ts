/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A kind of document the bank accepts.
 */
export interface IdentityDocument {
  /** What the document is called; sent back as `type`. */
  doc_name: string
}
