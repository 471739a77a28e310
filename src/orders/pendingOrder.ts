import { onSessionEnd } from '#src/session/session.ts'

/**
 * An order of money that has been sent and has no response yet, kept for the tab over a reload: which operation and when, no
 * payee and no amount. The next page can then say that the order may exist.
 */
export interface PendingOrder {
  operation: string
  /** Milliseconds since the epoch. */
  sentAt: number
}

const key = 'pendingOrder'

/** Notes that an order is being sent. Call it right before the request. */
export function beginPendingOrder(operation: string, now: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ operation, sentAt: now } satisfies PendingOrder))
  } catch {
    // Storage is blocked: after a reload nothing is said of the order, as without this flag.
  }
}

/** Removes the flag. Call it when the response has arrived, or the screen has said that the outcome is unknown. */
export function endPendingOrder(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is no flag.
  }
}

/** The order that was under way when the page was left; undefined when there was none or the flag cannot be read. */
export function pendingOrder(): PendingOrder | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('operation' in kept) || !('sentAt' in kept)) return undefined
    const { operation, sentAt } = kept
    return typeof operation === 'string' && typeof sentAt === 'number' ? { operation, sentAt } : undefined
  } catch {
    return undefined
  }
}

onSessionEnd((reason) => {
  if (reason === 'logOut') endPendingOrder()
})
