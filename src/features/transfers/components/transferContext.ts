import { createContext, use } from 'react'
import type { Transfer, TransferEvent } from '#src/features/transfers/model.ts'

/** The transfer in hand, and the one way to move it on. */
export interface TransferMachine {
  state: Transfer
  /** Reports an event and returns the state it led to, at once, so that a caller can act on it exactly once. */
  tell: (event: TransferEvent) => Transfer
}

export const TransferContext = createContext<TransferMachine | undefined>(undefined)

/** The transfer that the screens of the flow share. Throws outside the flow. */
export function useTransfer(): TransferMachine {
  const machine = use(TransferContext)
  if (machine === undefined) throw new Error('This screen stands outside the transfer.')
  return machine
}
