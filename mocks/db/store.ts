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

export function createStore() {
  return {
    customers: new Collection({ schema: schemas.customers }),
    tokens: new Collection({ schema: schemas.tokens }),
    journal: new Collection({ schema: schemas.journal }),
    requests: new Collection({ schema: schemas.requests }),
    transfers: new Collection({ schema: schemas.transfers }),
    notifications: new Collection({ schema: schemas.notifications }),
    verifications: new Collection({ schema: schemas.verifications }),
    pictures: new Collection({ schema: schemas.pictures }),
    mails: new Collection({ schema: schemas.mails }),
    faults: new Collection({ schema: schemas.faults }),
    repetitions: new Collection({ schema: schemas.repetitions }),
    series: new Collection({ schema: schemas.series }),
    settings: new Collection({ schema: schemas.settings }),
  }
}

export type Store = ReturnType<typeof createStore>

const snapshotSchema = z.record(z.string(), z.array(z.unknown()))
export type Snapshot = z.infer<typeof snapshotSchema>

export function snapshot(store: Store): Snapshot {
  return Object.fromEntries(Object.entries(store).map(([name, collection]) => [name, collection.all()]))
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

/** Keeps the records if the snapshot does not match. Checked first, since a collection logs each refused record. */
export async function replaceWith(store: Store, kept: unknown): Promise<boolean> {
  const parsed = snapshotSchema.safeParse(kept)
  const fits =
    parsed.success &&
    'customers' in parsed.data &&
    Object.entries(schemas).every(([name, schema]) => z.array(schema).safeParse(parsed.data[name] ?? []).success)
  return fits && (await restoreSnapshot(store, kept))
}

/** Records are replaced, never mutated. */
export type BankView = { [Name in keyof Store]: readonly ReturnType<Store[Name]['all']>[number][] }

export function viewOf(store: Store): BankView {
  const { customers, tokens, journal, requests, transfers } = store
  const { notifications, verifications, pictures, mails, faults, repetitions, series, settings } = store
  return {
    customers: [...customers.all()],
    tokens: [...tokens.all()],
    journal: [...journal.all()],
    requests: [...requests.all()],
    transfers: [...transfers.all()],
    notifications: [...notifications.all()],
    verifications: [...verifications.all()],
    pictures: [...pictures.all()],
    mails: [...mails.all()],
    faults: [...faults.all()],
    repetitions: [...repetitions.all()],
    series: [...series.all()],
    settings: [...settings.all()],
  }
}

export function share(from: Store, to: Store): void {
  const collections = Object.values(to)
  for (const [index, collection] of Object.values(from).entries()) {
    const records: unknown[] = collections[index]?.all() ?? []
    records.splice(0, records.length, ...collection.all())
  }
}

export function clear(store: Store): void {
  for (const collection of Object.values(store)) collection.clear()
}
