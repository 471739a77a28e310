import { t } from '@lingui/core/macro'
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
  const entry = useSignal(unsaved, () => unsavedEntry(blocker.location?.pathname))
  const isOrder = entry?.order !== undefined
  const lost = entry === undefined ? undefined : (entry.order ?? 'changes')
  const [asked, setAsked] = useState<typeof lost>()
  if (isOpen && asked === undefined && lost !== undefined) setAsked(lost)
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
  const isOutdated = isOpen && asked !== undefined && lost !== asked
  const close = useEffectEvent(stay)
  useEffect(() => {
    if (isOutdated) close()
  }, [isOutdated])
  if (!isOpen) return null
  return (
    <Dialog
      onClose={stay}
      title={entry?.title ?? t`Leave this page?`}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {isOrder ? t({ message: 'Leave', comment: 'A button: leave this page' }) : t`Discard`}
          </Button>
          <Button autoFocus onPress={stay}>
            {isOrder ? t`Stay here` : t`Keep editing`}
          </Button>
        </>
      }
    >
      {entry?.text}
    </Dialog>
  )
}
