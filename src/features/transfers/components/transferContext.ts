import { createContext, use, useSyncExternalStore } from 'react'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import { keptDraft, type Transfer } from '#src/features/transfers/model.ts'
import type { TransferStore } from '#src/features/transfers/transferStore.ts'

export interface TransferMachine extends TransferStore {
  /** Whether the customer is still on one of the transfer's screens. */
  isOnScreen: () => boolean
}

export const TransferContext = createContext<TransferMachine | undefined>(undefined)

/** The transfer that the screens of the flow share. Throws outside the flow. */
export function useTransfer(): TransferMachine {
  const machine = use(TransferContext)
  if (machine === undefined) throw new Error('This screen is not part of the transfer flow.')
  return machine
}

/** Selects from the state. `read` must return a primitive or the state itself, since a new value renders. */
export function useTransferState<Value>(read: (state: Transfer) => Value): Value {
  const { get, subscribe } = useTransfer()
  const snapshot = () => read(get())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

/** The whole state, for the steps that nothing is typed into but an amount or a PIN. */
export function useWholeTransfer(): Transfer {
  return useTransferState((state) => state)
}

/** Selects from the current details, by the same rule as `useTransferState`. */
export function useDraft<Value>(read: (draft: TransferDetails) => Value): Value {
  return useTransferState((state) => read(keptDraft(state)))
}
