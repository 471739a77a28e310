import { useSyncExternalStore } from 'react'
import { read, subscribe, type StorageKey } from './storage.ts'

export function useStored(key: StorageKey): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  )
}
