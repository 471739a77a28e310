import { createContext, use, useSyncExternalStore } from 'react'
import type { BankView } from '#mocks/db/store.ts'
import type { BankControl } from '#mocks/devtools/control.ts'

/** The bank that the panel shows. */
export const BankContext = createContext<BankControl | null>(null)

/** The bank's current state, live, and how to act on it. */
export function useBank(): { view: BankView } & Pick<BankControl, 'act' | 'refetch'> {
  const control = use(BankContext)
  if (control === null) throw new Error('The panel has no bank.')
  const { act, refetch } = control
  return { view: useSyncExternalStore(control.subscribe, control.view), act, refetch }
}
