import { snapshot, type Snapshot } from '#mocks/db/store.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import type { Persistence } from '#mocks/persistence.ts'

export interface BankControl {
  view: () => Snapshot
  subscribe: (listener: () => void) => () => void
  act: <T>(change: (bank: Bank) => Promise<T>) => Promise<T>
  refetch: () => void
}

export function controlOf(bank: Bank, persistence: Persistence, refetch: () => void): BankControl {
  let view: Snapshot | undefined
  return {
    view: () => (view ??= snapshot(bank.store)),
    subscribe: (listener) => {
      const stop = persistence.subscribe(() => {
        view = undefined
        listener()
      })
      // Another tab may have changed the bank while nobody was subscribed.
      view = undefined
      void persistence.withLock(() => Promise.resolve())
      return stop
    },
    act: (change) => persistence.withLock(() => change(bank)),
    refetch,
  }
}
