import { draw } from '#mocks/bank/environment.ts'
import type { Environment } from '#mocks/bank/environment.ts'
import { createStore } from '#mocks/bank/store.ts'
import type { Store } from '#mocks/bank/store.ts'

/** The bank: what it remembers and the world it lives in. Every rule is a function of it in a file of its own topic. */
export interface Bank extends Environment {
  store: Store
}

/** An empty bank. Seed it before use. */
export function createBank(environment: Environment): Bank {
  return { ...environment, store: createStore() }
}

/** The bank's time as it is kept: ISO 8601, UTC. */
export function timestamp(bank: Bank): string {
  return bank.now().toISOString()
}

/** The next number of a series, from 1. Series survive a reload, so no id is ever given twice. */
export async function nextNumber(bank: Bank, name: string): Promise<number> {
  const { counters } = bank.store
  const current = counters.findFirst((query) => query.where({ name }))
  if (current === undefined) {
    await counters.create({ name, value: 1 })
    return 1
  }
  const value = current.value + 1
  await counters.update(current, {
    data: (counter) => {
      counter.value = value
    },
  })
  return value
}

/** A fresh pseudo-random code of decimal digits. */
export async function digits(bank: Bank, length: number): Promise<string> {
  const n = await nextNumber(bank, 'draws')
  return String(Math.floor(draw(bank.seed, n) * 10 ** length)).padStart(length, '0')
}
