/** The one home of a transfer's state, outside React: responses arrive between renders and must see the latest state. */
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { createSignal } from '#src/lib/signal.ts'
import { createOrderKeys } from '#src/orders/orderKeys.ts'
import { emptyDraft, type TransferDetails } from './details.ts'
import { transfer, type Transfer, type TransferEvent } from './model.ts'
import { identityOf, type Order } from './order.ts'

export interface TransferStore {
  get: () => Transfer
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Reports an event and returns the state it led to, so that the caller can act on it exactly once. */
  dispatch: (event: TransferEvent) => Transfer
  /** The key that names the order of these details: always the same one while it may have been carried out. */
  keyFor: (details: TransferDetails) => string
  /** Notes what became of an order that was sent, and whether the bank lists it. */
  settle: (order: Order, outcome: AnyOutcome, isListed: boolean) => void
}

/** Creates the state of one visit to the transfer screens. Nothing survives a reload. */
export function createTransferStore(draft: TransferDetails = emptyDraft): TransferStore {
  const state = createSignal<Transfer>({ step: 'details', draft })
  const keys = createOrderKeys()
  return {
    get: state.get,
    keyFor: (details) => keys.keyFor(identityOf(details)),
    settle: ({ key }, outcome, isListed) => {
      if (isListed) keys.forget(key)
      else keys.settle(key, outcome)
    },
    subscribe: state.subscribe,
    dispatch: (event) => {
      state.set(transfer(state.get(), event))
      return state.get()
    },
  }
}
