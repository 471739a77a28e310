import { useSyncExternalStore } from 'react'
import { sessionToken } from './session.ts'
import { read, subscribe, type StorageKey } from './storage.ts'

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
