import * as z from 'zod/mini'

export const trimmed = z.string().check(z.trim())

export const filled = (message: string) => trimmed.check(z.minLength(1, message))
