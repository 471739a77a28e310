import { useSyncExternalStore } from 'react'

/** Every key of local storage. The app stores no other personal data. */
export const storageKeys = {
  /** The session token. With it `/` leads to the dashboard. */
  session: 'baUid',
  /** The token of a customer who may only verify the identity. */
  temporary: 'tempToken',
  /** The status of the identity verification, in the bank's words. */
  verification: 'verification',
  email: 'email',
  remember: 'remember',
  loggedOut: 'loggedOut',
  close: 'close',
  notVerified: 'notverified',
  displayAmount: 'displayAmount',
  theme: 'theme',
  language: 'language',
  lastActive: 'lastActive',
  /** Orders of money that are not settled, as digests (src/orders). */
  orders: 'orders',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

const listeners = new Set<() => void>()

export function read(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined removes the value. Notifies this tab's subscribers; browsers notify other tabs. */
export function write(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: the app works without it.
  }
  announce()
}

/** One call for all subscribers, so that React renders once and consistently. */
function announce(): void {
  for (const listener of listeners) listener()
}

/** Also after a restore from the back/forward cache, during which no events arrived. */
export function subscribe(listener: () => void): () => void {
  // The browser adds the same listener once.
  addEventListener('storage', announce)
  addEventListener('pageshow', announce)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useStored(key: StorageKey): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  )
}
