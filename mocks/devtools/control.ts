/** What a developer's panel sees of the bank, and how it acts on it. */
import type { Bank } from '#mocks/domain/bank.ts'
import { takeView } from '#mocks/db/store.ts'
import type { BankView } from '#mocks/db/store.ts'
import type { Keeper } from '#mocks/persistence.ts'

export interface BankControl {
  /** All that the bank remembers; the same object until something changes. */
  view: () => BankView
  /** Calls back after every change, made in this tab or in another. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Changes something, while nobody else does. */
  act: <T>(change: (bank: Bank) => Promise<T>) => Promise<T>
}

export function controlOf(bank: Bank, keeper: Keeper): BankControl {
  let view: BankView | undefined
  return {
    view: () => (view ??= takeView(bank.store)),
    subscribe: (listener) => {
      const stop = keeper.subscribe(() => {
        view = undefined
        listener()
      })
      // Nobody listened so far, so another tab may be ahead.
      view = undefined
      void keeper.exclusively(() => Promise.resolve())
      return stop
    },
    act: (change) => keeper.exclusively(() => change(bank)),
  }
}
