import { Outlet } from 'react-router-dom'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'
import { useUnsavedQuestion } from './useUnsavedChanges.ts'

export function UnsavedChanges() {
  return (
    <>
      <Outlet />
      <UnsavedChangesDialog />
    </>
  )
}

/** For a page whose layout has no confirmation. */
export function UnsavedChangesDialog() {
  return <UnsavedQuestion {...useUnsavedQuestion()} />
}
