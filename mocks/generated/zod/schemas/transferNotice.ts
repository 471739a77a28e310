/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const TransferNotice = zod.object({
  title: zod.string(),
  body: zod.string(),
})

export type TransferNotice = zod.input<typeof TransferNotice>
export type TransferNoticeOutput = zod.output<typeof TransferNotice>
