/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Money } from './money.ts'

export const Account = /*#__PURE__*/ zod.object({
  account_no: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  tb: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  currency: /*#__PURE__*/ zod.string(),
})

export type Account = zod.output<typeof Account>
