/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Money } from './money.ts'

export const UnsignedMoney = Money

export type UnsignedMoney = zod.input<typeof UnsignedMoney>
export type UnsignedMoneyOutput = zod.output<typeof UnsignedMoney>
