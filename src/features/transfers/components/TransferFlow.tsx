import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { isTouched } from '#src/features/transfers/details.ts'
import { createTransferStore } from '#src/features/transfers/transferStore.ts'
import { TransferContext } from '#src/features/transfers/components/transferContext.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

/** Holds the transfer above its three screens, in memory only: a reload, or leaving the three screens, ends it. */
export function TransferFlow() {
  const [store] = useState(createTransferStore)
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)

  // React may run an effect's cleanup and its setup again while the screens stay, so the setup sets the value each time.
  const isOnScreen = useRef(false)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])

  useUnsavedChanges({
    isDirty: state.step === 'details' ? isTouched(state.draft) : state.step !== 'done',
    isSending: state.step === 'sending',
    what: 'this transfer',
    within: paths.dashboard.send(),
  })
  const machine = useMemo(
    () => ({ state, dispatch: store.dispatch, isOnScreen: () => isOnScreen.current }),
    [state, store],
  )
  return (
    <TransferContext value={machine}>
      <Outlet />
    </TransferContext>
  )
}
