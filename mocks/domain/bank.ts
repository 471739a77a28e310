import { settingsSchema, type Settings } from '#mocks/db/records.ts'
import { createStore, type Store } from '#mocks/db/store.ts'
import { draw, type Environment } from './environment.ts'

export const currencySymbol = '$'

export interface Bank extends Environment {
  store: Store
}

/** Seed it before use. */
export function createBank(environment: Environment): Bank {
  return { ...environment, store: createStore() }
}

const defaultSettings = settingsSchema.parse({})

export function settingsIn([known]: readonly Settings[]): Settings {
  return known ?? defaultSettings
}

export function settingsOf(bank: Bank): Settings {
  return settingsIn(bank.store.settings.all())
}

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

export function timeOf(bank: Bank): Date {
  return new Date(bank.now().getTime() + settingsOf(bank).travelMs)
}

export function timestamp(bank: Bank): string {
  return timeOf(bank).toISOString()
}

export function isWithin(bank: Bank, at: string, minutes: number): boolean {
  return timeOf(bank).getTime() - Date.parse(at) < minutes * 60_000
}

export function lastNumber(bank: Bank, series: string): number {
  // A query of the store takes several times as long.
  return bank.store.series.all().find(({ name }) => name === series)?.last ?? 0
}

/** Starts at 1. Series survive a reload, so no id is given twice. */
export async function nextNumber(bank: Bank, series: string): Promise<number> {
  const records = bank.store.series
  const known = records.all().find(({ name }) => name === series)
  if (known === undefined) return (await records.create({ name: series, last: 1 })).last
  const next = known.last + 1
  await records.update(known, {
    data: (record) => {
      record.last = next
    },
  })
  return next
}

export async function digits(bank: Bank, length: number): Promise<string> {
  const n = await nextNumber(bank, 'draws')
  const nine = (part: number): string => String(Math.floor(draw(bank.seed + part, n) * 1e9)).padStart(9, '0')
  return Array.from({ length: Math.ceil(length / 9) }, (_, part) => nine(part))
    .join('')
    .slice(0, length)
}
