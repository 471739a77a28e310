import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useUnsavedQuestion, type UnsavedQuestionProps } from './useDrafts.ts'

const UnsavedQuestion = lazy(async () => ({
  default: await import('./UnsavedQuestion.tsx').then(
    (module) => module.UnsavedQuestion,
    () => BrowserQuestion,
  ),
}))

/** The confirmation by the browser, if the code of the dialog has not arrived. */
function BrowserQuestion({ isOpen, title, text, onLeave, onStay }: UnsavedQuestionProps) {
  const ask = useEffectEvent(() => (confirm(`${title} ${text}`) ? onLeave() : onStay()))
  useEffect(() => {
    if (isOpen) ask()
  }, [isOpen])
  return null
}

/** `UnsavedChangesDialog` for a page without other dialogs. Their code is imported once the form is dirty. */
export function LazyUnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const question = useUnsavedQuestion()
  return <Suspense>{(isDirty || question.isOpen) && <UnsavedQuestion {...question} />}</Suspense>
}
