/** The one home of a transfer's state, outside React: responses arrive between renders and must see the latest state. */
import { noTransfer, transfer } from '#src/features/transfers/model.ts'
import type { Transfer, TransferEvent } from '#src/features/transfers/model.ts'
import { createSignal } from '#src/lib/signal.ts'

export interface TransferStore {
  get: () => Transfer
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Reports an event and returns the state it led to, so that the caller can act on it exactly once. */
  dispatch: (event: TransferEvent) => Transfer
}

/** Creates the state of one visit to the transfer screens. Nothing survives a reload. */
export function createTransferStore(): TransferStore {
  const state = createSignal<Transfer>(noTransfer)
  return {
    get: state.get,
    subscribe: state.subscribe,
    dispatch: (event) => {
      state.set(transfer(state.get(), event))
      return state.get()
    },
  }
}
