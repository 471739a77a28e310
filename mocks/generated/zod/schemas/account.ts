/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Currency } from './currency.ts'
import { Money } from './money.ts'

export const Account = zod.object({
  account_no: zod.string().nullable(),
  tb: zod.union([Money, zod.null()]),
  currency: Currency,
})

export type Account = zod.input<typeof Account>
export type AccountOutput = zod.output<typeof Account>
