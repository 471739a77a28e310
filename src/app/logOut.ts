import { confirmLeaving } from '#src/drafts/useUnsavedChanges.ts'
import { endSession } from '#src/session/session.ts'

export function logOut(): void {
  confirmLeaving(() => endSession())
}
