/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const TransferNotice = /*#__PURE__*/ readers.object({
  title: /*#__PURE__*/ readers.string(),
  body: /*#__PURE__*/ readers.string(),
})

export type TransferNotice = readers.input<typeof TransferNotice>
export type TransferNoticeOutput = readers.output<typeof TransferNotice>
