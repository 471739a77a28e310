import { confirmLeaving } from '#src/drafts/useUnsavedChanges.ts'
import { endSession } from '#src/session/session.ts'

export function askToLogOut(): void {
  confirmLeaving(() => endSession())
}
