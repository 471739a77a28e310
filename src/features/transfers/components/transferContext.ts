import { createContext, use } from 'react'
import type { Transfer } from '#src/features/transfers/model.ts'
import type { TransferStore } from '#src/features/transfers/transferStore.ts'

/** The current transfer, and how to change it. */
export interface TransferMachine {
  state: Transfer
  dispatch: TransferStore['dispatch']
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
