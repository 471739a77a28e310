/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const TransferNotice = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
})

export type TransferNotice = zod.input<typeof TransferNotice>
export type TransferNoticeOutput = zod.output<typeof TransferNotice>
