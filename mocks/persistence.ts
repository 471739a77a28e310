import { get, set } from 'idb-keyval'
import { onChange, restoreSnapshot, snapshot } from '#mocks/db/store.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { seed } from '#mocks/seed/seed.ts'

const key = 'mock-bank'
/** Increase it when stored banks must no longer be restored. */
const version = 3

interface Stored {
  version: number
  revision: string
  snapshot: unknown
}

export interface Persistence {
  /** Loads changes of other tabs before `act`, and stores its own after it. */
  withLock: <T>(act: () => Promise<T>) => Promise<T>
  /** Called after a change by any tab. */
  subscribe: (listener: () => void) => () => void
}

export function persist(bank: Bank): Persistence {
  let revision: string | undefined
  let changed = false
  const listeners = new Set<() => void>()
  const otherTabs = new BroadcastChannel(key)
  onChange(bank.store, () => {
    changed = true
  })

  const sync = async (): Promise<boolean> => {
    const stored = await get<Stored>(key)
    if (stored?.version === version && stored.revision === revision) return false
    const restored = stored?.version === version && (await restoreSnapshot(bank.store, stored.snapshot))
    changed = !restored
    revision = restored ? stored.revision : undefined
    if (!restored) await seed(bank)
    return true
  }

  const storeChanges = async (): Promise<void> => {
    revision = crypto.randomUUID()
    await set(key, { version, revision, snapshot: structuredClone(snapshot(bank.store)) } satisfies Stored)
    changed = false
    otherTabs.postMessage(revision)
  }

  const withLock: Persistence['withLock'] = async (act) =>
    await navigator.locks.request(key, async () => {
      const synced = await sync()
      const result = await act()
      const isDifferent = synced || changed
      if (changed) await storeChanges()
      if (isDifferent) for (const listener of listeners) listener()
      return result
    })

  otherTabs.onmessage = () => {
    // A tab without listeners syncs before its next call.
    if (listeners.size > 0) void withLock(() => Promise.resolve())
  }
  return {
    withLock,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
