/** Keeps the bank in this browser: between reloads, and one bank for all tabs. */
import { get, set } from 'idb-keyval'
import type { Bank } from '#mocks/bank/bank.ts'
import { restoreSnapshot, takeSnapshot } from '#mocks/bank/store.ts'
import { seed } from '#mocks/seed/seed.ts'

const key = 'mock-bank'
/** Raised whenever a kept bank of an older shape must not be taken up again. */
const version = 1

interface Kept {
  version: number
  revision: string
  snapshot: unknown
}

/**
 * Returns a function that lets one tab at a time use the bank. Before each use the bank is brought up to what another tab
 * may have done; after it, what has changed is kept.
 */
export function keep(bank: Bank): <T>(use: () => Promise<T>) => Promise<T> {
  let revision: string | undefined
  let changed = false
  for (const collection of Object.values(bank.store)) {
    const note = (): void => {
      changed = true
    }
    collection.hooks.on('create', note)
    collection.hooks.on('update', note)
    collection.hooks.on('delete', note)
  }

  const catchUp = async (): Promise<void> => {
    const kept = await get<Kept>(key)
    if (kept?.version === version && kept.revision === revision) return
    const restored = kept?.version === version && (await restoreSnapshot(bank.store, kept.snapshot))
    changed = !restored
    revision = restored ? kept.revision : undefined
    if (!restored) await seed(bank)
  }

  return async (use) =>
    await navigator.locks.request(key, async () => {
      await catchUp()
      const result = await use()
      if (changed) {
        revision = crypto.randomUUID()
        await set(key, { version, revision, snapshot: structuredClone(takeSnapshot(bank.store)) } satisfies Kept)
        changed = false
      }
      return result
    })
}
