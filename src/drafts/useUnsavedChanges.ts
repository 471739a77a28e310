import { t } from '@lingui/core/macro'
import { useId, useLayoutEffect } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { noteUnsaved, unsavedEntry, type Unsaved } from './drafts.ts'

export interface UnsavedChanges extends Partial<Unsaved> {
  isDirty: boolean
}

/** Call `release` before the redirect after a success. */
export function useUnsavedChanges({
  isDirty,
  order,
  title = t`Discard your changes?`,
  text = t`What you've entered will be lost.`,
  within,
}: UnsavedChanges): {
  release: () => void
} {
  const id = useId()
  const isUnsaved = isDirty || order === 'sending'
  // Text typed before hydration must count at the next press.
  useLayoutEffect(() => {
    noteUnsaved(id, isUnsaved ? { order, title, text, within } : undefined)
    return () => noteUnsaved(id, undefined)
  }, [id, isUnsaved, order, title, text, within])
  return { release: () => noteUnsaved(id, undefined) }
}

/** The action that waits for the customer's answer. */
export const pendingAction = createSignal<(() => void) | undefined>(undefined)

export function confirmLeaving(action: () => void): void {
  if (unsavedEntry() === undefined) action()
  else pendingAction.set(action)
}
