/** Keeps the bank in this browser: between reloads, and one bank for all tabs. */
import { get, set } from 'idb-keyval'
import type { Bank } from '#mocks/domain/bank.ts'
import { restoreSnapshot, takeSnapshot } from '#mocks/db/store.ts'
import { seed } from '#mocks/seed/seed.ts'

const key = 'mock-bank'
/** Raised whenever a kept bank of an older shape must not be taken up again. */
const version = 1

interface Kept {
  version: number
  revision: string
  snapshot: unknown
}

export interface Keeper {
  /**
   * Lets one tab at a time use the bank. Before each use the bank is brought up to what another tab may have done; after
   * it, what has changed is kept.
   */
  exclusively: <T>(use: () => Promise<T>) => Promise<T>
  /** Calls back whenever this tab's bank differs from before, because of this tab or another. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** The keeper of a bank. One a tab. */
export function keep(bank: Bank): Keeper {
  let revision: string | undefined
  let changed = false
  const listeners = new Set<() => void>()
  const otherTabs = new BroadcastChannel(key)
  for (const collection of Object.values(bank.store)) {
    const note = (): void => {
      changed = true
    }
    collection.hooks.on('create', note)
    collection.hooks.on('update', note)
    collection.hooks.on('delete', note)
  }

  /** Returns whether there was something to catch up with. */
  const catchUp = async (): Promise<boolean> => {
    const kept = await get<Kept>(key)
    if (kept?.version === version && kept.revision === revision) return false
    const restored = kept?.version === version && (await restoreSnapshot(bank.store, kept.snapshot))
    changed = !restored
    revision = restored ? kept.revision : undefined
    if (!restored) await seed(bank)
    return true
  }

  const keepChanges = async (): Promise<void> => {
    revision = crypto.randomUUID()
    await set(key, { version, revision, snapshot: structuredClone(takeSnapshot(bank.store)) } satisfies Kept)
    changed = false
    otherTabs.postMessage(revision)
  }

  const exclusively: Keeper['exclusively'] = async (act) =>
    await navigator.locks.request(key, async () => {
      const caughtUp = await catchUp()
      const result = await act()
      const isNews = caughtUp || changed
      if (changed) await keepChanges()
      if (isNews) for (const listener of listeners) listener()
      return result
    })

  otherTabs.onmessage = () => {
    // Whoever only answers calls catches up before the next one.
    if (listeners.size > 0) void exclusively(() => Promise.resolve())
  }
  return {
    exclusively,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
