/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Envelope } from './envelope.ts'

export const UpdatePasswordAnswer = Envelope

export type UpdatePasswordAnswer = zod.output<typeof UpdatePasswordAnswer>
