import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import type { InputValues } from '#src/drafts/keptInput.ts'
import { useHeldInput, useInitialInput } from '#src/drafts/useKeptInput.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { emptyDraft, isTouched, textsFrom, type TransferDetails } from '#src/features/transfers/details.ts'
import { keptDraft, type Transfer } from '#src/features/transfers/model.ts'
import { createTransferStore } from '#src/features/transfers/transferStore.ts'
import { fromWire, toWire } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { TransferContext } from './transferContext.ts'

/** The name under which the details are kept when the session ends. */
const keptForm = 'transfer'

/** Holds the transfer above its three screens, in memory only: a reload, or leaving the three screens, ends it. */
export function TransferFlow() {
  const kept = useInitialInput(keptForm)
  const [store] = useState(() => createTransferStore(kept && detailsOfKept(kept)))
  const readSending = () => store.get().step === 'sending'
  const isSending = useSyncExternalStore(store.subscribe, readSending, readSending)
  const readDirty = () => hasUnsaved(store.get())
  const isDirty = useSyncExternalStore(store.subscribe, readDirty, readDirty)

  // React may run an effect's cleanup and its setup again while the screens stay, so the setup sets the value each time.
  const isOnScreen = useRef(false)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])

  useUnsavedChanges({ isDirty, isSending, what: 'this transfer', within: paths.dashboard.send() })
  useHeldInput(keptForm, isDirty, () => {
    const { amount, ...texts } = keptDraft(store.get())
    return amount === undefined ? texts : { ...texts, amount: toWire(amount) }
  })
  const machine = useMemo(() => ({ ...store, isOnScreen: () => isOnScreen.current }), [store])
  return (
    <TransferContext value={machine}>
      <Outlet />
    </TransferContext>
  )
}

/** What was kept of the details when the session ended. */
function detailsOfKept(kept: InputValues): TransferDetails {
  return { ...emptyDraft, ...textsFrom(kept, undefined), amount: fromWire(kept['amount']) }
}

function hasUnsaved(state: Transfer): boolean {
  if (state.step === 'details') return isTouched(state.draft)
  return state.step !== 'done' && !(state.step === 'unsent' && state.failure.kind === 'listed')
}
