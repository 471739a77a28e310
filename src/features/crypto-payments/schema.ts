import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { amountSchema } from '#src/components/form/amountSchema.ts'
import type { Minor } from '#src/lib/money.ts'

export interface CryptoOption {
  value: string
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
  return texts.map((text, position) => (texts.indexOf(text) === position ? text : `${text} ${position + 1}`))
}

/** A missing, zero or negative amount is sent unchanged. */
export function cryptoPaymentSchema(choice: CryptoChoice | undefined) {
  return z.object({
    choice: z.string(choice?.missing),
    type: z.string(t`Choose a coin`),
    amount: amountSchema,
    proof: z.optional(z.file()),
  })
}

export type CryptoPayment = z.output<ReturnType<typeof cryptoPaymentSchema>>
