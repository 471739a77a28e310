import { get, update } from 'idb-keyval'
import type { Snapshot } from '#mocks/db/store.ts'

export interface NamedSnapshot {
  name: string
  at: string
  snapshot: Snapshot
}

const key = 'mock-bank:snapshots'

export async function savedSnapshots(): Promise<NamedSnapshot[]> {
  return (await get<NamedSnapshot[]>(key)) ?? []
}

export function saveSnapshot(name: string, snapshot: Snapshot): Promise<void> {
  const saved = { name, at: new Date().toISOString(), snapshot: structuredClone(snapshot) }
  return update<NamedSnapshot[]>(key, (kept = []) => [saved, ...kept.filter((entry) => entry.name !== name)])
}

export function removeSnapshot(name: string): Promise<void> {
  return update<NamedSnapshot[]>(key, (kept = []) => kept.filter((entry) => entry.name !== name))
}
