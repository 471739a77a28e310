import { Collection } from '@msw/data'
import { z } from 'zod'
import {
  customerSchema,
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
  faultSchema,
  verificationSchema,
} from '#mocks/db/records.ts'

/** The bank's whole memory: one collection a kind of record. */
export function createStore() {
  return {
    customers: new Collection({ schema: customerSchema }),
    tokens: new Collection({ schema: tokenSchema }),
    journal: new Collection({ schema: journalSchema }),
    requests: new Collection({ schema: requestSchema }),
    transfers: new Collection({ schema: transferSchema }),
    notifications: new Collection({ schema: notificationSchema }),
    verifications: new Collection({ schema: verificationSchema }),
    pictures: new Collection({ schema: pictureSchema }),
    mails: new Collection({ schema: mailSchema }),
    faults: new Collection({ schema: faultSchema }),
    repetitions: new Collection({ schema: repetitionSchema }),
    series: new Collection({ schema: seriesSchema }),
    settings: new Collection({ schema: settingsSchema }),
  }
}

export type Store = ReturnType<typeof createStore>

const snapshotSchema = z.record(z.string(), z.array(z.unknown()))
export type Snapshot = z.infer<typeof snapshotSchema>

/** Everything in the store as plain data, for keeping between reloads. */
export function snapshot(store: Store): Snapshot {
  return Object.fromEntries(Object.entries(store).map(([name, collection]) => [name, collection.all()]))
}

/**
 * Puts a snapshot in place of what the store holds. Returns false, leaving the store empty, when the snapshot does not fit
 * the schemas any more (it was kept by an older version of the bank).
 */
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

/** The store's records by collection, as they stand at one moment: records are replaced, never changed. */
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

/** Empties every collection. */
export function clear(store: Store): void {
  for (const collection of Object.values(store)) collection.clear()
}
