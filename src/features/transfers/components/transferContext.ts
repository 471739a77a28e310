import { createContext, use, useSyncExternalStore } from 'react'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import { keptDraft, type Transfer } from '#src/features/transfers/model.ts'
import type { TransferStore } from '#src/features/transfers/transferStore.ts'

export interface TransferMachine extends TransferStore {
  isOnScreen: () => boolean
}

export const TransferContext = createContext<TransferMachine | undefined>(undefined)

export function useTransfer(): TransferMachine {
  const machine = use(TransferContext)
  if (machine === undefined) throw new Error('This screen is not part of the transfer flow.')
  return machine
}

/** `read` must return a primitive or the state itself, since a new value renders. */
export function useTransferState<Value>(read: (state: Transfer) => Value): Value {
  const { get, subscribe } = useTransfer()
  const snapshot = () => read(get())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

export function useWholeTransfer(): Transfer {
  return useTransferState((state) => state)
}

export function useDraft<Value>(read: (draft: TransferDetails) => Value): Value {
  return useTransferState((state) => read(keptDraft(state)))
}
