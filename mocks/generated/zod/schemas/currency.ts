/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const Currency = zod.string()

export type Currency = zod.input<typeof Currency>
export type CurrencyOutput = zod.output<typeof Currency>
