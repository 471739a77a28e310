/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const Refusal = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.boolean(),
  /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.null(),
])

export type Refusal = zod.input<typeof Refusal>
export type RefusalOutput = zod.output<typeof Refusal>
