/** Reports errors and contract violations to the operator, without personal data. */
import { matchRoutes } from 'react-router-dom'
import { subscribeViolations } from '#src/api/reading/violations.ts'
import { routes } from '#src/app/routing/routes.tsx'
import { config } from '#src/config.ts'
import { redactName, stackFrames } from '#src/lib/redact.ts'

type Finding =
  | { kind: 'error'; name: string; frames: string[] }
  | { kind: 'violation'; operation: string; path: string; effect: string }

/** Per page load, in case a page fails in a loop. */
const maxReports = 20

export function startErrorReports(url: string): void {
  const sent = new Set<string>()

  function send(finding: Finding): void {
    const page = routeOf(location.pathname)
    const key = JSON.stringify({ ...finding, page })
    if (sent.has(key) || sent.size >= maxReports) return
    sent.add(key)
    // Plain text needs no preflight to another origin.
    navigator.sendBeacon(url, JSON.stringify({ ...finding, page, at: new Date().toISOString() }))
  }

  function sendError(error: unknown): void {
    const thrown = error instanceof Error ? error : new Error('Not an error object')
    // No message: it can quote anything that the customer has typed or the bank has sent.
    send({ kind: 'error', name: redactName(thrown.name), frames: stackFrames(thrown) })
  }

  addEventListener('error', ({ error }) => sendError(error))
  addEventListener('unhandledrejection', ({ reason }) => sendError(reason))
  subscribeViolations(({ operation, violations }) => {
    for (const { path, effect } of violations)
      send({ kind: 'violation', operation, path: path.replaceAll(/\[\d+\]/g, '[]'), effect })
  })
}

/** Such as `/verify/:email`; never the address. */
function routeOf(pathname: string): string {
  return matchRoutes(routes, pathname, config.basename)?.at(-1)?.route.path ?? '/'
}
