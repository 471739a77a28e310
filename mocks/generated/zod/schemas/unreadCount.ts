/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const unreadCountOneMin = 0

export const unreadCountTwoRegExp = new RegExp('^\\d+$')

export const UnreadCount = zod.union([zod.int().min(unreadCountOneMin), zod.string().regex(unreadCountTwoRegExp)])

export type UnreadCount = zod.input<typeof UnreadCount>
export type UnreadCountOutput = zod.output<typeof UnreadCount>
