import { useCallback } from 'react'
import { Outlet, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useSignal } from '#src/ui/useSignal.ts'
import { unsavedEntry, type Unsaved } from './drafts.ts'
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
  const { title, text, leaving, staying } = questionOf(entry)
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
      {entry?.order !== undefined && entry.label && (
        <>
          <bdi>{entry.label}</bdi>.{' '}
        </>
      )}
      {text}
    </Dialog>
  )
}

function questionOf(entry: Unsaved | undefined) {
  const order = { leaving: 'Leave', staying: 'Stay here' }
  switch (entry?.order) {
    case 'sending':
      return { ...order, title: `Your ${entry.what} has been sent.`, text: "Leaving doesn't cancel it." }
    case 'unknown':
      return {
        ...order,
        title: `Your ${entry.what} may have gone through.`,
        text: "Leaving doesn't cancel it. Look for it in the list before you try again.",
      }
    case undefined: {
      const title = `Discard ${entry?.what === 'transfer' ? 'this transfer' : 'your changes'}?`
      return { title, text: "What you've entered will be lost.", leaving: 'Discard', staying: 'Keep editing' }
    }
  }
}
