import { Outlet } from 'react-router-dom'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'
import { useUnsavedQuestion } from './useDrafts.ts'

/** Its children, and a confirmation before a navigation loses typed input. */
export function UnsavedChanges() {
  return (
    <>
      <Outlet />
      <UnsavedChangesDialog />
    </>
  )
}

/** The confirmation alone, for a page whose layout has none. */
export function UnsavedChangesDialog() {
  return <UnsavedQuestion {...useUnsavedQuestion()} />
}
