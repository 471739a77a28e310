/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const TransactionStatus = /*#__PURE__*/ readers.enum(['successful', 'in_progress', 'failed'])

export type TransactionStatus = readers.input<typeof TransactionStatus>
export type TransactionStatusOutput = readers.output<typeof TransactionStatus>
