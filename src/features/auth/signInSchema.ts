/** The schema of the sign-in form, and the request that it becomes. */
import * as z from 'zod/mini'
import { SignInRequest } from '#src/api/generated/models/signInRequest.ts'

export const trimmed = z.string().check(z.trim())
/** An unticked checkbox has no form value. */
export const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
)

export const signInSchema = z.extend(SignInRequest, { email: trimmed, remember: ticked })
