import { useSyncExternalStore } from 'react'
import { sessionToken } from '#src/lib/session.ts'
import { read, subscribe } from '#src/lib/storage.ts'
import type { StorageKey } from '#src/lib/storage.ts'

/** The value of a storage key, live: it follows changes made in this tab and in others. */
export function useStored(key: StorageKey): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  )
}

/** The session token, live. */
export function useSessionToken(): string | undefined {
  return useSyncExternalStore(subscribe, sessionToken, () => undefined)
}
