import { t } from '@lingui/core/macro'
import { replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { notify } from '#src/ui/feedback/toast.ts'

export function homeByToken(): string {
  return sessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()
}

export function redirectUnknown(): Response {
  notify.warning(t`That page doesn't exist.`)
  return replace(homeByToken())
}

export function redirectFromRoot(): Response {
  return replace(sessionToken() === undefined ? paths.auth.landing() : paths.dashboard.home())
}

/** The dashboard's loader. The landing page reports that a session has just ended. */
export function requireSession(): Response | null {
  if (sessionToken() !== undefined) return null
  return replace(read(storageKeys.loggedOut) === undefined ? paths.auth.signIn() : paths.auth.landing())
}

export function requireNoSession(): Response | null {
  return sessionToken() === undefined ? null : replace(paths.dashboard.home())
}
