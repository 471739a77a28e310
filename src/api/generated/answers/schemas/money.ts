/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const moneyTwoRegExp = new RegExp('^-?\\d+(\\.\\d+)?$')

export const Money = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.number(),
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(moneyTwoRegExp)),
])

export type Money = zod.input<typeof Money>
export type MoneyOutput = zod.output<typeof Money>
