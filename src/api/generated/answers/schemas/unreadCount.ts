/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const unreadCountOneMin = 0

export const unreadCountTwoRegExp = new RegExp('^\\d+$')

export const UnreadCount = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreadCountOneMin)),
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unreadCountTwoRegExp)),
])

export type UnreadCount = zod.input<typeof UnreadCount>
export type UnreadCountOutput = zod.output<typeof UnreadCount>
