import { settingsSchema, type Settings } from '#mocks/db/records.ts'
import { createStore, type Store } from '#mocks/db/store.ts'
import { draw, type Environment } from './environment.ts'

/** The bank: its store and its environment. Each topic's rules are functions of it, in a file of their own. */
export interface Bank extends Environment {
  store: Store
}

/** An empty bank. Seed it before use. */
export function createBank(environment: Environment): Bank {
  return { ...environment, store: createStore() }
}

const defaultSettings = settingsSchema.parse({})

/** What a developer has set. */
export function settingsOf(bank: Bank): Settings {
  return bank.store.settings.all()[0] ?? defaultSettings
}

/** Changes what a developer has set. Rejects when a value is out of range. */
export async function changeSettings(bank: Bank, change: Partial<Settings>): Promise<void> {
  const { settings } = bank.store
  const [known] = settings.all()
  if (known === undefined) await settings.create(change)
  else {
    await settings.update(known, {
      data: (record) => {
        Object.assign(record, change)
      },
    })
  }
}

/** The bank's time in epoch milliseconds: the clock plus the offset that a developer has set. */
export function timeOf(bank: Bank): Date {
  return new Date(bank.now().getTime() + settingsOf(bank).travelMs)
}

/** The bank's time as ISO 8601 in UTC. */
export function timestamp(bank: Bank): string {
  return timeOf(bank).toISOString()
}

/** Whether an ISO time is less than so many minutes ago. */
export function isWithin(bank: Bank, at: string, minutes: number): boolean {
  return timeOf(bank).getTime() - Date.parse(at) < minutes * 60_000
}

/** The last number of a series; 0 before the first. */
export function lastNumber(bank: Bank, series: string): number {
  // A predicate, since a query by key takes five times as long.
  return bank.store.series.findFirst((query) => query.where((kept) => kept.name === series))?.last ?? 0
}

/** The next number of a series, from 1. Series survive a reload, so no id is ever given twice. */
export async function nextNumber(bank: Bank, series: string): Promise<number> {
  const records = bank.store.series
  const known = records.findFirst((query) => query.where((kept) => kept.name === series))
  if (known === undefined) return (await records.create({ name: series, last: 1 })).last
  const next = known.last + 1
  await records.update(known, {
    data: (record) => {
      record.last = next
    },
  })
  return next
}

/** A fresh pseudo-random code of decimal digits. */
export async function digits(bank: Bank, length: number): Promise<string> {
  const n = await nextNumber(bank, 'draws')
  return String(Math.floor(draw(bank.seed, n) * 10 ** length)).padStart(length, '0')
}
