import * as z from 'zod/mini'
import { amountError, readAmount } from '#src/lib/amount.ts'

/** A typed amount in minor units. Empty text is undefined; text that is not exactly one amount is invalid. */
export const amountSchema = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const reading = readAmount(text)
    const message = amountError(reading)
    if (message !== undefined) context.issues.push({ code: 'custom', input: text, message })
    return reading.kind === 'amount' ? reading.minor : undefined
  }),
)
