import { useRef } from 'react'
import type { AnyOutcome } from '#src/api/outcome.ts'
import { mayHaveWorked } from '#src/api/outcome.ts'

/** The form field that names an order, so that a bank carries out a repetition once. */
export const idempotencyField = 'idempotency_key'

/** A key for one order of the customer: a random UUID, version 4. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists in secure contexts only, which a development server in a local network is not.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The fields of an order, to be compared: texts by value, files by identity. */
type OrderFields = Readonly<Record<string, string | File | undefined>>

export interface OrderKey {
  /** The key for these fields: the last one while the same order is repeated, else a new one. */
  keyFor: (fields: OrderFields) => string
  /** Notes what became of the order. Only one that may have worked is repeated under its key. */
  settle: (outcome: AnyOutcome) => void
}

/** The key of the order that a form sends. Not for forms with a PIN, code or password, whose fields must not be kept. */
export function useOrderKey(): OrderKey {
  const last = useRef<{ fields: OrderFields; key: string }>(undefined)
  return {
    keyFor: (fields) => {
      const known = last.current
      if (known !== undefined && isSameOrder(known.fields, fields)) return known.key
      const key = newIdempotencyKey()
      last.current = { fields, key }
      return key
    },
    settle: (outcome) => {
      if (!mayHaveWorked(outcome)) last.current = undefined
    },
  }
}

function isSameOrder(one: OrderFields, other: OrderFields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
