import { confirmLeaving } from '#src/drafts/useUnsavedChanges.ts'
import { endSession } from '#src/session/session.ts'

/** Logs out from the dashboard. Unsaved input is asked about first. */
export function logOut(): void {
  confirmLeaving(() => endSession())
}
