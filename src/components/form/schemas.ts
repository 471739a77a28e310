import * as z from 'zod/mini'
import { amountError, minorOf, type TypedAmount } from '#src/lib/amount.ts'
import { withoutFormat } from '#src/lib/typedText.ts'

export const trimmed = z.string().check(z.trim())

/** For addresses and codes, which are often pasted. */
export const visible = z.string().check(z.overwrite(withoutFormat), z.trim())

export const filled = (message: string, text = trimmed) => text.check(z.minLength(1, message))

/** What an amount field has read, in minor units. Undefined if it is empty; other texts are invalid. */
export const amountSchema = z.pipe(
  z.custom<TypedAmount>(),
  z.transform((amount, context) => {
    const message = amountError(amount)
    if (message !== undefined) context.issues.push({ code: 'custom', input: amount.text, message })
    return minorOf(amount)
  }),
)
