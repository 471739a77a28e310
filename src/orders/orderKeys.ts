import { useState } from 'react'
import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'
import { isShallowEqual } from '#src/lib/isShallowEqual.ts'
import { newIdempotencyKey } from './idempotency.ts'

/** The fields of an order, to be compared: texts by value, files by identity. */
type OrderFields = Readonly<Record<string, string | File | undefined>>

export interface OrderKeys {
  /** The key for these fields: the one they had while the same order may have been carried out, else a new one. */
  keyFor: (fields: OrderFields) => string
  /** Notes what became of the order that was sent with a key. Only one that may have worked keeps it. */
  settle: (key: string, outcome: AnyOutcome) => void
  /** For an order that is known to have been carried out: the same fields again are another order. */
  forget: (key: string) => void
}

/** The keys of the orders of one task. Orders with a PIN, code or password are not for it: their fields are kept. */
export function createOrderKeys(): OrderKeys {
  let known: readonly { fields: OrderFields; key: string }[] = []
  const forget = (key: string): void => {
    known = known.filter((order) => order.key !== key)
  }
  return {
    keyFor: (fields) => {
      const same = known.find((order) => isShallowEqual(order.fields, fields))
      if (same !== undefined) return same.key
      const key = newIdempotencyKey()
      known = [...known, { fields, key }]
      return key
    },
    settle: (key, outcome) => {
      if (!mayHaveWorked(outcome)) forget(key)
    },
    forget,
  }
}

/** The keys of the orders that a form sends, see {@link createOrderKeys}. */
export function useOrderKeys(): OrderKeys {
  const [keys] = useState(createOrderKeys)
  return keys
}
