/** Outside React: responses arrive between renders and must see the latest state. */
import { createSignal } from '#src/lib/signal.ts'
import { emptyDraft, type TransferDetails } from './details.ts'
import { transferReducer, type Transfer, type TransferEvent } from './model.ts'

export interface TransferStore {
  get: () => Transfer
  subscribe: (listener: () => void) => () => void
  /** Returns the new state, so that the caller can act on it exactly once. */
  dispatch: (event: TransferEvent) => Transfer
}

/** One per visit to the transfer screens. Nothing survives a reload. */
export function createTransferStore(draft: TransferDetails = emptyDraft): TransferStore {
  const state = createSignal<Transfer>({ step: 'details', draft })
  return {
    get: state.get,
    subscribe: state.subscribe,
    dispatch: (event) => {
      state.set(transferReducer(state.get(), event))
      return state.get()
    },
  }
}
