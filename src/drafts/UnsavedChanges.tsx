import { useCallback } from 'react'
import { Outlet, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { unsavedEntry, usePendingAction } from './useUnsavedChanges.ts'

const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && unsavedEntry(nextLocation.pathname) !== undefined

/** The pages below it, and the question that is asked before something typed on them is lost. */
export function UnsavedChanges() {
  return (
    <>
      <Outlet />
      <UnsavedChangesDialog />
    </>
  )
}

function UnsavedChangesDialog() {
  const blocker = useBlocker(wouldLose)
  const { isWaiting, settle } = usePendingAction()
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedEntry() !== undefined) event.preventDefault()
    }, []),
  )

  const isOpen = blocker.state === 'blocked' || isWaiting
  const { isSending = false, what = 'your changes' } = unsavedEntry(blocker.location?.pathname) ?? {}
  function stay(): void {
    settle(false)
    blocker.reset?.()
  }
  function leave(): void {
    settle(true)
    blocker.proceed?.()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={stay}
      title={isSending ? 'Your order has been sent.' : `Discard ${what}?`}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {isSending ? 'Leave' : 'Discard'}
          </Button>
          <Button onPress={stay}>{isSending ? 'Stay here' : 'Keep editing'}</Button>
        </>
      }
    >
      {isSending ? "Leaving doesn't cancel it." : "What you've entered will be lost."}
    </Dialog>
  )
}
