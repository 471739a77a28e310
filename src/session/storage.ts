/** Every key the app keeps in local storage. Nothing else that is personal is stored anywhere. */
export const storageKeys = {
  /** The session token. Its presence selects the dashboard. */
  session: 'baUid',
  /** The token of a customer who may only submit an identity verification. */
  temporary: 'tempToken',
  /** The status of the customer's identity verification, in the bank's words. */
  verification: 'verification',
  /** The customer's email address; survives a logout only with "Remember me". */
  email: 'email',
  /** '1' when "Remember me" was ticked. */
  remember: 'remember',
  loggedOut: 'loggedOut',
  /** The under-review page has been visited. */
  close: 'close',
  notVerified: 'notverified',
  displayAmount: 'displayAmount',
  theme: 'theme',
  /** 'off' when the customer has turned keyboard shortcuts off. */
  shortcuts: 'shortcuts',
  /** When the customer last did something, in any tab; kept for the length of a session. */
  lastActive: 'lastActive',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

const listeners = new Set<() => void>()

/** Reads a value; undefined when it is absent or storage is blocked. */
export function read(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value, or removes it when undefined, and notifies this tab's subscribers. Other tabs get a storage event from the browser. */
export function write(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: the app goes on without it.
  }
  announce()
}

/** One call for all subscribers, so that React renders once: no part of the page is ahead of another. */
function announce(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls back after any change, made in this tab or in another, and when the browser restores a page from its
 * back/forward cache, where it has heard of nothing. Returns how to unsubscribe.
 */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', announce)
    addEventListener('pageshow', announce)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', announce)
    removeEventListener('pageshow', announce)
  }
}
