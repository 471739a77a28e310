import { createContext, use, useSyncExternalStore } from 'react'
import type { Snapshot } from '#mocks/db/store.ts'
import type { BankControl } from '#mocks/devtools/control.ts'

export const BankContext = createContext<BankControl | null>(null)

export function useBank(): { view: Snapshot } & Pick<BankControl, 'act' | 'refetch'> {
  const control = use(BankContext)
  if (control === null) throw new Error('The panel has no bank.')
  const { act, refetch } = control
  return { view: useSyncExternalStore(control.subscribe, control.view), act, refetch }
}
