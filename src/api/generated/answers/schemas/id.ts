/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const Id = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int(), /*#__PURE__*/ zod.string()])

export type Id = zod.input<typeof Id>
export type IdOutput = zod.output<typeof Id>
