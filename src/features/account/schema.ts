import * as z from 'zod/mini'
import { CreatePinRequest } from '#src/api/generated/models/createPinRequest.ts'

export const newPinSchema = z.pick(CreatePinRequest, { pin: true })

/** Accepts any text: a repetition that is too short just differs. */
export const repeatedPinSchema = z.object({ pin: z.string() })
