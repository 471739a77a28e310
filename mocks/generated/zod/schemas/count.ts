/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const countOneMin = 0

export const countTwoRegExp = new RegExp('^\\d+$')

export const Count = zod.union([zod.int().min(countOneMin), zod.string().regex(countTwoRegExp)])

export type Count = zod.input<typeof Count>
export type CountOutput = zod.output<typeof Count>
