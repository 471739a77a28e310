import { useEffect, useEffectEvent, useState } from 'react'
import { dropKeptInput, holdInput, keptInput, type InputValues } from './keptInput.ts'

/** What this customer had typed into the form when the last session ended; undefined when there is nothing. */
export function useInitialInput(form: string | undefined): InputValues | undefined {
  const [kept] = useState(() => (form === undefined ? undefined : keptInput(form, Date.now())))
  useEffect(() => {
    if (form !== undefined) dropKeptInput(form)
  }, [form])
  return kept
}

/**
 * Holds what a form contains while it is dirty, for the case that the session ends. `read` is called then, so that typing
 * renders nothing here. Never for PINs, codes, passwords.
 */
export function useHeldInput(form: string, isDirty: boolean, read: () => InputValues): void {
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (!isDirty) return undefined
    holdInput(form, () => readNow())
    // A session that ends removes the page: what it held has been read by then.
    return () => holdInput(form, undefined)
  }, [form, isDirty])
}
