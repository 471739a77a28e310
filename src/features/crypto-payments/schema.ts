import * as z from 'zod/mini'
import { amountSchema } from '#src/components/form/amountSchema.ts'
import type { Minor } from '#src/lib/money.ts'

export interface CryptoOption {
  value: string
  label: string
  /** Choosing the option fills an empty amount. */
  price?: Minor | undefined
  detail?: string | undefined
  note?: string | undefined
  mark?: string | undefined
  /** What choosing it means. Shown once it is chosen. */
  explanation?: string | undefined
  isDisabled?: boolean | undefined
}

export interface CryptoChoice {
  label: string
  options: readonly CryptoOption[]
  isCards?: boolean
  /** Without it the first option is the default, as for coins. */
  missing?: string | undefined
}

const position = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text === undefined || text === '' ? undefined : Number(text))),
)

/** A missing, zero or negative amount is sent unchanged. */
export function cryptoPaymentSchema(names: readonly string[], choice: CryptoChoice | undefined) {
  return z.pipe(
    z.object({ choice: position, type: position, amount: amountSchema, proof: z.optional(z.file()) }).check(
      z.refine((form) => choice?.missing === undefined || form.choice !== undefined, {
        path: ['choice'],
        error: choice?.missing ?? '',
      }),
    ),
    z.transform((form) => ({
      choice: choice?.options[form.choice ?? 0]?.value ?? '',
      type: names[form.type ?? 0] ?? '',
      amount: form.amount,
      proof: form.proof,
    })),
  )
}
