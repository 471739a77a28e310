import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { createSignal } from '#src/lib/signal.ts'

export interface UnsavedChanges {
  /** Something typed or chosen would be lost. */
  isDirty: boolean
  /** An order has been sent and the response has not arrived. */
  isSending?: boolean
  /** What would be lost, as in "Discard this transfer?". */
  what?: 'this transfer' | 'your changes'
  /** The path of a task with several pages; going from one of them to another asks nothing. */
  within?: string | undefined
}

type Entry = Required<Omit<UnsavedChanges, 'isDirty' | 'within'>> & Pick<UnsavedChanges, 'within'>

const entries = new Map<string, Entry>()
const pendingAction = createSignal<(() => void) | undefined>(undefined)

/**
 * While a form holds unsaved input, the customer is asked before a link, Back, closing the tab or logging out loses it.
 * `release` lets the next navigation pass: call it before a redirect that follows a success.
 */
export function useUnsavedChanges({ isDirty, isSending = false, what = 'your changes', within }: UnsavedChanges): {
  release: () => void
} {
  const id = useId()
  // Before the next press: what was typed before hydration counts, too.
  useLayoutEffect(() => {
    if (!isDirty && !isSending) return undefined
    entries.set(id, { isSending, what, within })
    return () => {
      entries.delete(id)
    }
  }, [id, isDirty, isSending, what, within])
  return { release: () => entries.delete(id) }
}

/** What a navigation to `path` would lose, or with no path anything that leads out; undefined when nothing. */
export function unsavedEntry(path?: string): Entry | undefined {
  return [...entries.values()].find(
    ({ within }) => path === undefined || within === undefined || !isBelow(path, within),
  )
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/** Runs an action that loses what is unsaved, such as logging out: at once, or once the customer has agreed. */
export function confirmLeaving(action: () => void): void {
  if (unsavedEntry() === undefined) {
    action()
    return
  }
  pendingAction.set(action)
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
