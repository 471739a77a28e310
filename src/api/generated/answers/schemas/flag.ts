/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const Flag = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.boolean(),
  /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
  /*#__PURE__*/ zod.enum(['yes', 'no', '1', '0', 'true', 'false']),
])

export type Flag = zod.input<typeof Flag>
export type FlagOutput = zod.output<typeof Flag>
