import * as z from 'zod/mini'
import { minorOf, type TypedAmount } from '#src/lib/amount.ts'
import { amountError } from '#src/ui/fields/amountError.ts'

/** What an amount field has read, in minor units. Undefined if it is empty; other texts are invalid. */
export const amountSchema = z.pipe(
  z.custom<TypedAmount>(),
  z.transform((amount, context) => {
    const message = amountError(amount)
    if (message !== undefined) context.issues.push({ code: 'custom', input: amount.text, message })
    return minorOf(amount)
  }),
)
