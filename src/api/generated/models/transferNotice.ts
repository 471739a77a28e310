/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const TransferNotice = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
})

export type TransferNotice = zod.output<typeof TransferNotice>
