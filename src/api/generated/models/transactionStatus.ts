/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const TransactionStatus = /*#__PURE__*/ zod.enum(['successful', 'in_progress', 'failed'])

export type TransactionStatus = zod.output<typeof TransactionStatus>
