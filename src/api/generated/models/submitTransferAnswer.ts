/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'
import { TransferNotice } from './transferNotice.ts'

export const SubmitTransferAnswer = /*#__PURE__*/ readers.intersection(
  Envelope,
  /*#__PURE__*/ readers.object({
    trx_notif: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.array(TransferNotice)),
  }),
)

export type SubmitTransferAnswer = readers.input<typeof SubmitTransferAnswer>
export type SubmitTransferAnswerOutput = readers.output<typeof SubmitTransferAnswer>
