/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const TransactionStatus = zod.enum(['successful', 'in_progress', 'failed'])

export type TransactionStatus = zod.input<typeof TransactionStatus>
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>
