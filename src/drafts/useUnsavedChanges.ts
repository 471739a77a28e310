import { useCallback, useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom'
import { createSignal } from '#src/lib/signal.ts'
import { noteUnsaved, unsavedEntry, type Unsaved } from './drafts.ts'

export interface UnsavedChanges extends Partial<Unsaved> {
  isDirty: boolean
}

/** Call `release` before the redirect after a success. */
export function useUnsavedChanges({ isDirty, order, what = 'your changes', within }: UnsavedChanges): {
  release: () => void
} {
  const id = useId()
  const isUnsaved = isDirty || order === 'sending'
  // Before the next press: text typed before hydration counts, too.
  useLayoutEffect(() => {
    noteUnsaved(id, isUnsaved ? { order, what, within } : undefined)
    return () => noteUnsaved(id, undefined)
  }, [id, isUnsaved, order, what, within])
  return { release: () => noteUnsaved(id, undefined) }
}

const pendingAction = createSignal<(() => void) | undefined>(undefined)

export function confirmLeaving(action: () => void): void {
  if (unsavedEntry() === undefined) action()
  else pendingAction.set(action)
}

/** The action awaiting confirmation. `settle(true)` runs it. */
function usePendingAction() {
  const action = useSyncExternalStore(pendingAction.subscribe, pendingAction.get, () => undefined)
  return {
    isWaiting: action !== undefined,
    settle: (isAgreed: boolean) => {
      pendingAction.set(undefined)
      if (isAgreed) action?.()
    },
  }
}

const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && unsavedEntry(nextLocation.pathname) !== undefined

export interface UnsavedQuestionProps {
  isOpen: boolean
  title: string
  text: string
  leaving: string
  staying: string
  onLeave: () => void
  onStay: () => void
}

export function useUnsavedQuestion(): UnsavedQuestionProps {
  const blocker = useBlocker(shouldBlock)
  const { isWaiting, settle } = usePendingAction()
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedEntry() !== undefined) event.preventDefault()
    }, []),
  )
  return {
    isOpen: blocker.state === 'blocked' || isWaiting,
    ...questionOf(unsavedEntry(blocker.location?.pathname)),
    onStay: () => {
      settle(false)
      blocker.reset?.()
    },
    onLeave: () => {
      settle(true)
      blocker.proceed?.()
    },
  }
}

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
