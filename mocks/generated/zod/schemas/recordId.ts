/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const RecordId = zod.string()

export type RecordId = zod.input<typeof RecordId>
export type RecordIdOutput = zod.output<typeof RecordId>
