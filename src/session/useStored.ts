import { useSyncExternalStore } from 'react'
import { sessionToken } from './session.ts'
import { read, subscribe, type StorageKey } from './storage.ts'

export function useStored(key: StorageKey): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  )
}

export function useSessionToken(): string | undefined {
  return useSyncExternalStore(subscribe, sessionToken, () => undefined)
}
