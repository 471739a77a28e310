import * as z from 'zod/mini'
import { CreatePinRequest } from '#src/api/generated/models/createPinRequest.ts'

export const newPinSchema = z.pick(CreatePinRequest, { pin: true })

/** Any repetition can be compared: one that is too short differs. */
export const repeatedPinSchema = z.extend(newPinSchema, { pin: z.string() })
