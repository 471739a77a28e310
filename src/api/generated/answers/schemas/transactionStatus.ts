/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const TransactionStatus = /*#__PURE__*/ zod.enum(['successful', 'in_progress', 'failed'])

export type TransactionStatus = zod.input<typeof TransactionStatus>
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>
