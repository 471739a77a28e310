/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const percentTwoRegExp = new RegExp('^(\\d+(\\.\\d+)?)?$')

export const Percent = zod.union([zod.number(), zod.string().regex(percentTwoRegExp), zod.null()])

export type Percent = zod.input<typeof Percent>
export type PercentOutput = zod.output<typeof Percent>
