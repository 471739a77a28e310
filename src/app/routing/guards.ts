import { replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'

/** The home page of a person, by token. */
export function homeByToken(): string {
  return sessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()
}

export function redirectHome(): Response {
  return replace(homeByToken())
}

/** The loader of the site's root: the dashboard with a session, else the landing page. */
export function redirectFromRoot(): Response {
  return replace(sessionToken() === undefined ? paths.auth.landing() : paths.dashboard.home())
}

/** The loader of the auth pages, which need no session. */
export function requireNoSession(): Response | null {
  return sessionToken() === undefined ? null : replace(paths.dashboard.home())
}
