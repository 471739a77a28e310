/** What a developer's panel sees of the bank, and how it acts on it. */
import { viewOf, type BankView } from '#mocks/db/store.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import type { Persistence } from '#mocks/persistence.ts'

export interface BankControl {
  /** All that the bank remembers; the same object until something changes. */
  view: () => BankView
  /** Calls back after every change, made in this tab or in another. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Changes something, while nobody else does. */
  act: <T>(change: (bank: Bank) => Promise<T>) => Promise<T>
  /** Lets the app load again what it shows. */
  refetch: () => void
}

export function controlOf(bank: Bank, persistence: Persistence, refetch: () => void): BankControl {
  let view: BankView | undefined
  return {
    view: () => (view ??= viewOf(bank.store)),
    subscribe: (listener) => {
      const stop = persistence.subscribe(() => {
        view = undefined
        listener()
      })
      // Nobody listened so far, so another tab may be ahead.
      view = undefined
      void persistence.withLock(() => Promise.resolve())
      return stop
    },
    act: (change) => persistence.withLock(() => change(bank)),
    refetch,
  }
}
