/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'
import type { TransferNotice } from './transferNotice.ts'

/**
 * Whether the order was accepted.
 */
export type SubmitTransferAnswer = Envelope & {
  /** What to tell the customer before the dashboard comes back. Absent or empty: nothing. */
  trx_notif?: TransferNotice[]
}
