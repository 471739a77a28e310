/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { AnotherCode } from './anotherCode.ts'
import { Flag } from './flag.ts'

export const AnotherCodeDemand = zod.union([AnotherCode, Flag, zod.literal(''), zod.null()])

export type AnotherCodeDemand = zod.input<typeof AnotherCodeDemand>
export type AnotherCodeDemandOutput = zod.output<typeof AnotherCodeDemand>
