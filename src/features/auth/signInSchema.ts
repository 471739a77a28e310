/** What may be typed to sign in, and the request that it becomes. */
import * as z from 'zod/mini'
import { SignInRequest } from '#src/api/generated/models/signInRequest.ts'

export const trimmed = z.string().check(z.trim())
/** A checkbox in a form: without a tick its input has no value. */
export const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
)

export const signInSchema = z.extend(SignInRequest, { email: trimmed, remember: ticked })
