/** The form in which a crypto payment is reported. */
import * as z from 'zod/mini'
import { amountSchema } from '#src/components/form/amountSchema.ts'
import type { Minor } from '#src/lib/money.ts'

/** A purpose or a plan. */
export interface CryptoOption {
  value: string
  label: string
  /** What it costs. Choosing it fills an amount that is empty. */
  price?: Minor | undefined
  /** On a card: the price or the term in words, and what else there is to know. */
  detail?: string | undefined
  note?: string | undefined
}

/** The purpose or plan to choose first. */
export interface CryptoChoice {
  label: string
  /** `value` is what is sent. */
  options: readonly CryptoOption[]
  /** Shown as cards to compare; otherwise as a list that opens. */
  isCards?: boolean
  /** Said when nothing is chosen; then nothing is sent. Without it the first option is chosen, as the first coin is. */
  missing?: string | undefined
}

/** The position of an option as a field holds it; undefined where nothing is chosen. */
const position = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text === undefined || text === '' ? undefined : Number(text))),
)

/**
 * The fields `type` and `choice` hold positions in `names` and in the options; what is sent are the texts there. No amount, zero
 * and less are sent as they are.
 */
export function cryptoPaymentSchema(names: readonly string[], choice: CryptoChoice | undefined) {
  return z.pipe(
    z.object({ choice: position, type: position, amount: amountSchema, proof: z.optional(z.file()) }).check(
      z.refine((form) => choice?.missing === undefined || form.choice !== undefined, {
        path: ['choice'],
        error: choice?.missing ?? '',
      }),
    ),
    z.transform((form) => ({
      // Empty where the form has no choice, or the bank offers none.
      choice: choice?.options[form.choice ?? 0]?.value ?? '',
      type: names[form.type ?? 0] ?? '',
      amount: form.amount,
      proof: form.proof,
    })),
  )
}
