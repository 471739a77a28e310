/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Identifies one record. Opaque: compare it, send it back, never calculate with it. `7` and `"7"` are the same id.
 */
export type Id = number | string
