import { replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { notify } from '#src/ui/toast.ts'

export function homeByToken(): string {
  return sessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()
}

export function redirectUnknown(): Response {
  notify.warning("That page doesn't exist.")
  return replace(homeByToken())
}

export function redirectFromRoot(): Response {
  return replace(sessionToken() === undefined ? paths.auth.landing() : paths.dashboard.home())
}

export function requireNoSession(): Response | null {
  return sessionToken() === undefined ? null : replace(paths.dashboard.home())
}
