import { useCallback } from 'react'
import { Outlet, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useSignal } from '#src/ui/useSignal.ts'
import { unsavedEntry } from './drafts.ts'
import { pendingAction } from './useUnsavedChanges.ts'

export function UnsavedChanges() {
  return (
    <>
      <Outlet />
      <UnsavedChangesDialog />
    </>
  )
}

const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && unsavedEntry(nextLocation.pathname) !== undefined

/** For a page whose layout has no confirmation. */
export function UnsavedChangesDialog() {
  const blocker = useBlocker(shouldBlock)
  const action = useSignal(pendingAction)
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedEntry() !== undefined) event.preventDefault()
    }, []),
  )
  const entry = unsavedEntry(blocker.location?.pathname)
  const isOrder = entry?.order !== undefined
  const stay = (): void => {
    pendingAction.set(undefined)
    blocker.reset?.()
  }
  const leave = (): void => {
    pendingAction.set(undefined)
    action?.()
    blocker.proceed?.()
  }
  return (
    <Dialog
      isOpen={blocker.state === 'blocked' || action !== undefined}
      onClose={stay}
      title={entry?.title ?? 'Leave this page?'}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {isOrder ? 'Leave' : 'Discard'}
          </Button>
          <Button onPress={stay}>{isOrder ? 'Stay here' : 'Keep editing'}</Button>
        </>
      }
    >
      {entry?.text}
    </Dialog>
  )
}
