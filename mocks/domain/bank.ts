import { draw } from '#mocks/domain/environment.ts'
import type { Environment } from '#mocks/domain/environment.ts'
import { createStore } from '#mocks/db/store.ts'
import type { Store } from '#mocks/db/store.ts'

/** The bank: what it remembers and the world it lives in. Every rule is a function of it in a file of its own topic. */
export interface Bank extends Environment {
  store: Store
}

/** An empty bank. Seed it before use. */
export function createBank(environment: Environment): Bank {
  return { ...environment, store: createStore() }
}

/** The bank's time: the world's, moved by as many milliseconds as a developer has travelled. */
export function timeOf(bank: Bank): Date {
  return new Date(bank.now().getTime() + numberOf(bank, 'travelMs'))
}

/** The bank's time as it is kept: ISO 8601, UTC. */
export function timestamp(bank: Bank): string {
  return timeOf(bank).toISOString()
}

/** Reads a number that the bank keeps by name; 0 when it was never set. */
export function numberOf(bank: Bank, name: string): number {
  // A condition as a function: every call asks for several numbers, and comparing by key takes five times as long.
  return bank.store.numbers.findFirst((query) => query.where((kept) => kept.name === name))?.value ?? 0
}

/** Keeps a number by name. */
export async function setNumber(bank: Bank, name: string, value: number): Promise<void> {
  const { numbers } = bank.store
  const known = numbers.findFirst((query) => query.where({ name }))
  if (known === undefined) await numbers.create({ name, value })
  else {
    await numbers.update(known, {
      data: (record) => {
        record.value = value
      },
    })
  }
}

/** The next number of a series, from 1. Series survive a reload, so no id is ever given twice. */
export async function nextNumber(bank: Bank, series: string): Promise<number> {
  const value = numberOf(bank, series) + 1
  await setNumber(bank, series, value)
  return value
}

/** A fresh pseudo-random code of decimal digits. */
export async function digits(bank: Bank, length: number): Promise<string> {
  const n = await nextNumber(bank, 'draws')
  return String(Math.floor(draw(bank.seed, n) * 10 ** length)).padStart(length, '0')
}
