/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { AnotherCode } from './anotherCode.ts'
import { Flag } from './flag.ts'

export const AnotherCodeDemand = /*#__PURE__*/ zod.union([
  AnotherCode,
  Flag,
  /*#__PURE__*/ zod.literal(''),
  /*#__PURE__*/ zod.null(),
])

export type AnotherCodeDemand = zod.input<typeof AnotherCodeDemand>
export type AnotherCodeDemandOutput = zod.output<typeof AnotherCodeDemand>
