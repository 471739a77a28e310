/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const countOneMin = 0

export const countTwoRegExp = new RegExp('^\\d+$')

export const Count = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(countOneMin)),
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(countTwoRegExp)),
])

export type Count = zod.input<typeof Count>
export type CountOutput = zod.output<typeof Count>
