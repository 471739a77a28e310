/** Flags of unsettled orders, kept for the tab over a reload. */
import { orderIds } from '#src/api/generated/operations.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import type { OrderFlag, SharedOrder } from './model.ts'

const entry = 'orders'

export function readFlags(): OrderFlag[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFlag) : []
  } catch {
    return []
  }
}

export function writeFlags(flags: readonly OrderFlag[]): void {
  try {
    if (flags.length === 0) sessionStorage.removeItem(entry)
    else sessionStorage.setItem(entry, JSON.stringify(flags))
  } catch {
    // Storage is blocked or full.
  }
}

function isFlag(value: unknown): value is OrderFlag {
  const { operation, sentAt, salt, digest } = fieldsOf(value)
  return (
    orderIds.some((id) => id === operation) &&
    typeof sentAt === 'number' &&
    typeof salt === 'string' &&
    typeof digest === 'string'
  )
}

/** The message may come from a tab of another version: share other fields in another message. */
export function isShared(value: unknown): value is SharedOrder {
  const { key, attempts } = fieldsOf(value)
  return isFlag(value) && typeof key === 'string' && typeof attempts === 'number'
}
