/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const Id = zod.union([zod.int(), zod.string()])

export type Id = zod.input<typeof Id>
export type IdOutput = zod.output<typeof Id>
