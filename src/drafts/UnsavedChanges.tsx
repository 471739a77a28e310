import { useCallback } from 'react'
import { Outlet, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { unsavedEntry, type Unsaved } from './drafts.ts'
import { usePendingAction } from './useDrafts.ts'

const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && unsavedEntry(nextLocation.pathname) !== undefined

/** Renders its children, and a confirmation before a navigation loses typed input. */
export function UnsavedChanges() {
  return (
    <>
      <Outlet />
      <UnsavedChangesDialog />
    </>
  )
}

/** The confirmation alone, for a page whose layout has none. */
export function UnsavedChangesDialog() {
  const blocker = useBlocker(wouldLose)
  const { isWaiting, settle } = usePendingAction()
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedEntry() !== undefined) event.preventDefault()
    }, []),
  )

  const isOpen = blocker.state === 'blocked' || isWaiting
  const { title, text, leaving, staying } = questionOf(unsavedEntry(blocker.location?.pathname))
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
      title={title}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {leaving}
          </Button>
          <Button onPress={stay}>{staying}</Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}

/** The confirmation dialog. */
function questionOf(entry: Unsaved | undefined) {
  const order = { leaving: 'Leave', staying: 'Stay here' }
  switch (entry?.order) {
    case 'sending':
      return { ...order, title: 'Your order has been sent.', text: "Leaving doesn't cancel it." }
    case 'unknown':
      return {
        ...order,
        title: 'Your order may have gone through.',
        text: "Leaving doesn't cancel it. Look for it in the list before you order again.",
      }
    case undefined: {
      const title = `Discard ${entry?.what ?? 'your changes'}?`
      return { title, text: "What you've entered will be lost.", leaving: 'Discard', staying: 'Keep editing' }
    }
  }
}
