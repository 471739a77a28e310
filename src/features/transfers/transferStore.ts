/** The one home of a transfer's state, outside React: responses arrive between renders and must see the latest state. */
import { createSignal } from '#src/lib/signal.ts'
import { emptyDraft, type TransferDetails } from './details.ts'
import { transfer, type Transfer, type TransferEvent } from './model.ts'

export interface TransferStore {
  get: () => Transfer
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Reports an event and returns the state it led to, so that the caller can act on it exactly once. */
  dispatch: (event: TransferEvent) => Transfer
}

/** Creates the state of one visit to the transfer screens. Nothing survives a reload. */
export function createTransferStore(draft: TransferDetails = emptyDraft): TransferStore {
  const state = createSignal<Transfer>({ step: 'details', draft })
  return {
    get: state.get,
    subscribe: state.subscribe,
    dispatch: (event) => {
      state.set(transfer(state.get(), event))
      return state.get()
    },
  }
}
