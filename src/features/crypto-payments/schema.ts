import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { amountSchema } from '#src/components/form/amountSchema.ts'
import type { Minor } from '#src/lib/money.ts'

export interface CryptoOption {
  value: string
  label: string
  price?: Minor | undefined
  detail?: string | undefined
  note?: string | undefined
  explanation?: string | undefined
  /** What an amount becomes, in words. */
  estimateOf?: ((amount: Minor) => string) | undefined
  isDisabled?: boolean | undefined
}

export interface CryptoChoice {
  label: string
  options: readonly CryptoOption[]
  /** The error if nothing is chosen. Unlike a coin, no option is the default. */
  missing: string
  /** All options are in view, not in a closed list. */
  isExpanded?: boolean
  /** There is no form without an option on offer. */
  isMandatory?: boolean
  /** Where to ask what the bank does not state. */
  help?: ReactNode
}

/** A key for each text. Unlike its position it stays the same when a refetch brings another order. */
export function keysOf(texts: readonly string[]): string[] {
  // A form field alters half a character and line breaks.
  const plain = texts.map((text) => text.replaceAll(/\p{Surrogate}|[\r\n]/gu, '\uFFFD'))
  return plain.map((text, position) => (plain.indexOf(text) === position ? text : `${text} ${position + 1}`))
}

/** `choice` and `type` are keys. A missing, zero or negative amount is sent unchanged. */
export function cryptoPaymentSchema(names: readonly string[], choice: CryptoChoice | undefined) {
  const values = choice?.options.map(({ value }) => value) ?? []
  const textOf = (texts: readonly string[], key = '') => texts[keysOf(texts).indexOf(key)]
  return z.pipe(
    z
      .object({
        choice: z.optional(z.string()),
        type: z.optional(z.string()),
        amount: amountSchema,
        proof: z.optional(z.file()),
      })
      .check(
        z.refine((form) => values.length === 0 || textOf(values, form.choice) !== undefined, {
          path: ['choice'],
          error: choice?.missing,
        }),
        z.refine((form) => names.length === 0 || textOf(names, form.type) !== undefined, {
          path: ['type'],
          error: 'Choose a coin',
        }),
      ),
    z.transform((form) => ({
      choice: textOf(values, form.choice) ?? '',
      type: textOf(names, form.type) ?? '',
      amount: form.amount,
      proof: form.proof,
    })),
  )
}

export type CryptoPayment = z.output<ReturnType<typeof cryptoPaymentSchema>>
