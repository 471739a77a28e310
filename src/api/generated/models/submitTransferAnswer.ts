/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Envelope } from './envelope.ts'
import { TransferNotice } from './transferNotice.ts'

export const SubmitTransferAnswer = /*#__PURE__*/ zod.intersection(
  Envelope,
  /*#__PURE__*/ zod.object({
    trx_notif: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TransferNotice)),
  }),
)

export type SubmitTransferAnswer = zod.output<typeof SubmitTransferAnswer>
