import { Collection } from '@msw/data'
import { z } from 'zod'
import {
  customerSchema,
  faultSchema,
  journalSchema,
  mailSchema,
  notificationSchema,
  pictureSchema,
  repetitionSchema,
  requestSchema,
  seriesSchema,
  settingsSchema,
  tokenSchema,
  transferSchema,
  verificationSchema,
} from './records.ts'

const schemas = {
  customers: customerSchema,
  tokens: tokenSchema,
  journal: journalSchema,
  requests: requestSchema,
  transfers: transferSchema,
  notifications: notificationSchema,
  verifications: verificationSchema,
  pictures: pictureSchema,
  mails: mailSchema,
  faults: faultSchema,
  repetitions: repetitionSchema,
  series: seriesSchema,
  settings: settingsSchema,
}

type Schemas = typeof schemas

export type Store = { [Name in keyof Schemas]: Collection<Schemas[Name]> }

/** Records are replaced, never mutated. */
export type Snapshot = { [Name in keyof Schemas]: readonly ReturnType<Store[Name]['all']>[number][] }

/** TypeScript types the keys of `fromEntries` as string. */
export function createStore(): Store {
  const collections = Object.entries(schemas).map(([name, schema]) => [name, new Collection({ schema })])
  return Object.fromEntries(collections) as Store
}

export function snapshot(store: Store): Snapshot {
  const records = Object.entries(store).map(([name, collection]) => [name, [...collection.all()]])
  return Object.fromEntries(records) as Snapshot
}

const snapshotSchema = z.record(z.string(), z.array(z.unknown()))

export function onChange(store: Store, listener: () => void): void {
  for (const { hooks } of Object.values(store)) {
    hooks.on('create', listener)
    hooks.on('update', listener)
    hooks.on('delete', listener)
  }
}

/** Returns false and empties the store if a snapshot of an older version no longer matches the schemas. */
export async function restoreSnapshot(store: Store, kept: unknown): Promise<boolean> {
  const parsed = snapshotSchema.safeParse(kept)
  clear(store)
  if (!parsed.success) return false
  try {
    for (const [name, collection] of Object.entries(store)) {
      for (const record of parsed.data[name] ?? []) await collection.create(record as never)
    }
    return true
  } catch {
    clear(store)
    return false
  }
}

/** For tests: gives `to` the records of `from`, without a copy. */
export function share(from: Store, to: Store): void {
  const collections = Object.values(to)
  for (const [index, collection] of Object.values(from).entries()) {
    const own = collections[index]
    const records: unknown[] = own?.all() ?? []
    records.splice(0, records.length, ...collection.all())
    if (own?.all().length !== collection.all().length)
      throw new Error("The list of all() is no longer the collection's own.")
  }
}

export function clear(store: Store): void {
  for (const collection of Object.values(store)) collection.clear()
}
