import { replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'

export function homeByToken(): string {
  return sessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()
}

export function redirectHome(): Response {
  return replace(homeByToken())
}

export function redirectFromRoot(): Response {
  return replace(sessionToken() === undefined ? paths.auth.landing() : paths.dashboard.home())
}

export function requireNoSession(): Response | null {
  return sessionToken() === undefined ? null : replace(paths.dashboard.home())
}
