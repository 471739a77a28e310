import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom'
import { Button } from '#src/ui/buttons/Button.tsx'
import { useSignal } from '#src/ui/hooks.ts'
import { Dialog } from '#src/ui/overlays/overlays.tsx'
import { unsaved, unsavedEntry } from './drafts.ts'
import { pendingAction } from './useUnsavedChanges.ts'

const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && unsavedEntry(nextLocation.pathname) !== undefined

/** Asks before unsaved changes are left. */
export function UnsavedChanges() {
  const blocker = useBlocker(shouldBlock)
  const action = useSignal(pendingAction)
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedEntry() !== undefined) event.preventDefault()
    }, []),
  )
  const isOpen = blocker.state === 'blocked' || action !== undefined
  const title = useSignal(unsaved, () => unsavedEntry(blocker.location?.pathname)?.title)
  const entry = unsavedEntry(blocker.location?.pathname)
  const isOrder = entry?.order !== undefined
  const [asked, setAsked] = useState<string>()
  if (isOpen && asked === undefined && title !== undefined) setAsked(title)
  if (!isOpen && asked !== undefined) setAsked(undefined)
  const stay = (): void => {
    pendingAction.set(undefined)
    blocker.reset?.()
  }
  const leave = (): void => {
    pendingAction.set(undefined)
    action?.()
    blocker.proceed?.()
  }
  // The bank has answered meanwhile: the page says what, and the question is no longer true.
  const isOutdated = isOpen && asked !== undefined && title !== asked
  const close = useEffectEvent(stay)
  useEffect(() => {
    if (isOutdated) close()
  }, [isOutdated])
  if (!isOpen) return null
  return (
    <Dialog
      onClose={stay}
      title={entry?.title ?? 'Leave this page?'}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {isOrder ? 'Leave' : 'Discard'}
          </Button>
          <Button autoFocus onPress={stay}>
            {isOrder ? 'Stay here' : 'Keep editing'}
          </Button>
        </>
      }
    >
      {entry?.text}
    </Dialog>
  )
}
