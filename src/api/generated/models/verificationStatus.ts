/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * How far the customer's identity verification has come. Known values: `Not Verified` (nothing submitted), `Pending Verification` (submitted, under review), `Declined` (refused, may be submitted again) and `verified` (approved). Spelled exactly so. A reader treats any other value as `Not Verified`.
 */
export type VerificationStatus = string
