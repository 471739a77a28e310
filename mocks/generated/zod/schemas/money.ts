/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const moneyTwoRegExp = new RegExp('^-?\\d+(\\.\\d+)?$')

export const Money = zod.union([zod.number(), zod.string().regex(moneyTwoRegExp)])

export type Money = zod.input<typeof Money>
export type MoneyOutput = zod.output<typeof Money>
