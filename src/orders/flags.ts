/** Flags of unsettled orders, kept for the tab over a reload. */
import { isFields } from '#src/api/reading/readers.ts'
import type { OrderFlag, OrderId } from './model.ts'

const entry = 'orders'

const operations: Readonly<Record<OrderId, true>> = {
  submitTransfer: true,
  submitCryptoDeposit: true,
  submitPayment: true,
  submitFixedDeposit: true,
  submitUpgrade: true,
}

export function readFlags(): OrderFlag[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFlag) : []
  } catch {
    return []
  }
}

/** Replaces all flags. With blocked storage there is no warning after a reload. */
export function writeFlags(flags: readonly OrderFlag[]): void {
  try {
    if (flags.length === 0) sessionStorage.removeItem(entry)
    else sessionStorage.setItem(entry, JSON.stringify(flags))
  } catch {
    // Storage is blocked or full.
  }
}

function isFlag(value: unknown): value is OrderFlag {
  if (!isFields(value)) return false
  const { operation, sentAt, salt, digest } = value
  return (
    typeof operation === 'string' &&
    Object.hasOwn(operations, operation) &&
    typeof sentAt === 'number' &&
    typeof salt === 'string' &&
    typeof digest === 'string'
  )
}
