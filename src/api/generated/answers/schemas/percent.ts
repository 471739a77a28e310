/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const percentTwoRegExp = new RegExp('^(\\d+(\\.\\d+)?)?$')

export const Percent = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.number(),
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(percentTwoRegExp)),
  /*#__PURE__*/ zod.null(),
])

export type Percent = zod.input<typeof Percent>
export type PercentOutput = zod.output<typeof Percent>
