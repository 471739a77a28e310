import { useEffect, useEffectEvent, useState } from 'react'
import { dropKept, holdDraft, keptDrafts, type DraftName, type DraftTexts } from './drafts.ts'

export function useKeptDraft(form: DraftName): DraftTexts | undefined {
  const [kept] = useState(() => keptDrafts(Date.now())?.get(form))
  useEffect(() => dropKept(form), [form])
  return kept
}

/** `read` is called only when the session ends, so typing renders nothing. Never for PINs, codes, passwords. */
export function useHeldDraft(form: DraftName | undefined, read: () => DraftTexts): void {
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (form === undefined) return undefined
    holdDraft(form, () => readNow())
    // An ended session's page unmounts after its texts have been read.
    return () => holdDraft(form, undefined)
  }, [form])
}
