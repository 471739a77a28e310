import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useUnsavedQuestion, type UnsavedQuestionProps } from './useDrafts.ts'

const UnsavedQuestion = lazy(async () => ({
  default: await import('./UnsavedQuestion.tsx').then(
    (module) => module.UnsavedQuestion,
    () => BrowserQuestion,
  ),
}))

/** The browser's own confirmation, if the dialog's code has not loaded. */
function BrowserQuestion({ isOpen, title, text, onLeave, onStay }: UnsavedQuestionProps) {
  const ask = useEffectEvent(() => (confirm(`${title} ${text}`) ? onLeave() : onStay()))
  useEffect(() => {
    if (isOpen) ask()
  }, [isOpen])
  return null
}

/** Imports the dialog's code once the form is dirty. */
export function LazyUnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const question = useUnsavedQuestion()
  return <Suspense>{(isDirty || question.isOpen) && <UnsavedQuestion {...question} />}</Suspense>
}
