import { useEffect, useEffectEvent, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import {
  dropKept,
  holdDraft,
  keptDrafts,
  noteUnsaved,
  unsavedEntry,
  type DraftName,
  type DraftTexts,
  type Unsaved,
} from './drafts.ts'

export interface UnsavedChanges extends Partial<Unsaved> {
  /** Something typed or chosen would be lost. */
  isDirty: boolean
}

/**
 * While a form holds unsaved input, the customer is asked before a link, Back, closing the tab or logging out loses it.
 * `release` lets the next navigation pass: call it before a redirect that follows a success.
 */
export function useUnsavedChanges({ isDirty, order, what = 'your changes', within }: UnsavedChanges): {
  release: () => void
} {
  const id = useId()
  const isUnsaved = isDirty || order === 'sending'
  // Before the next press: what was typed before hydration counts, too.
  useLayoutEffect(() => {
    noteUnsaved(id, isUnsaved ? { order, what, within } : undefined)
    return () => noteUnsaved(id, undefined)
  }, [id, isUnsaved, order, what, within])
  return { release: () => noteUnsaved(id, undefined) }
}

/** What this customer had typed into the form when the last session ended; undefined when there is nothing. */
export function useKeptDraft(form: DraftName): DraftTexts | undefined {
  const [kept] = useState(() => keptDrafts(Date.now())?.get(form))
  useEffect(() => dropKept(form), [form])
  return kept
}

/**
 * Holds what a form contains while it is dirty, for the case that the session ends; `form` is undefined while it is not.
 * `read` is called then, so that typing renders nothing here. Never for PINs, codes, passwords.
 */
export function useHeldDraft(form: DraftName | undefined, read: () => DraftTexts): void {
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (form === undefined) return undefined
    holdDraft(form, () => readNow())
    // A session that ends removes the page: what it held has been read by then.
    return () => holdDraft(form, undefined)
  }, [form])
}

const pendingAction = createSignal<(() => void) | undefined>(undefined)

/** Runs an action that loses what is unsaved, such as logging out: at once, or once the customer has agreed. */
export function confirmLeaving(action: () => void): void {
  if (unsavedEntry() === undefined) action()
  else pendingAction.set(action)
}

/** The action that waits for the customer's word, and how to answer: `settle(true)` runs it. */
export function usePendingAction() {
  const action = useSyncExternalStore(pendingAction.subscribe, pendingAction.get, () => undefined)
  return {
    isWaiting: action !== undefined,
    settle: (isAgreed: boolean) => {
      pendingAction.set(undefined)
      if (isAgreed) action?.()
    },
  }
}
