/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'
import { TransferNotice } from './transferNotice.ts'

export const SubmitTransferAnswer = Envelope.and(
  zod.object({
    trx_notif: zod.array(TransferNotice).optional(),
  }),
)

export type SubmitTransferAnswer = zod.input<typeof SubmitTransferAnswer>
export type SubmitTransferAnswerOutput = zod.output<typeof SubmitTransferAnswer>
