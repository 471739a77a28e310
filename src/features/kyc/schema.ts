/** The identity form. Whether its values are valid is left to the bank; a file may be of any type and size. */
import * as z from 'zod/mini'
import { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'

const trimmed = z.string().check(z.trim())

export const identitySchema = z.extend(z.omit(SubmitVerificationRequest, { idempotency_key: true }), {
  country: z.exactOptional(trimmed),
  phone: z.exactOptional(trimmed),
  home_address: z.exactOptional(trimmed),
  // Without a kind of document it is for the bank to ask for one.
  type: z._default(z.string(), ''),
})
