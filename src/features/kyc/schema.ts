/** The bank validates the values; a file may be of any type and size. */
import * as z from 'zod/mini'
import { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'

const trimmed = z.string().check(z.trim())

export const identitySchema = z.extend(z.omit(SubmitVerificationRequest, { idempotency_key: true }), {
  country: z.exactOptional(trimmed),
  phone: z.exactOptional(trimmed),
  home_address: z.exactOptional(trimmed),
  // The bank refuses a document without a type.
  type: z._default(z.string(), ''),
})
