import * as z from 'zod/mini'
import { withoutFormat } from '#src/lib/text.ts'

export const trimmed = z.string().check(z.trim())

/** For addresses and codes, which are often pasted. */
export const visible = z.string().check(z.overwrite(withoutFormat), z.trim())

export const filled = (message: string, text = trimmed) => text.check(z.minLength(1, message))
