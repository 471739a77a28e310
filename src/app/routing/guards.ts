import { replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'

/** Where a person belongs: the token decides. */
export function homeByToken(): string {
  return sessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()
}

/** The loader of addresses that no page has. */
export function redirectHome(): Response {
  return replace(homeByToken())
}

/** The loader of the site's root: the dashboard for a customer with a session, the landing page for anyone else. */
export function redirectFromRoot(): Response {
  return replace(sessionToken() === undefined ? paths.auth.landing() : paths.dashboard.home())
}

/** The loader of the auth pages, which are for people without a session. */
export function requireNoSession(): Response | null {
  return sessionToken() === undefined ? null : replace(paths.dashboard.home())
}
