import { lawful } from '../bench.ts'
import type { Bench } from '../bench.ts'
import type { Call, Heard } from '../exchange.ts'
import { largePictures } from '../largePictures.ts'
import type { PlannedOperation } from '../plan.ts'
import { intro } from '../rule.ts'
import type { CallRule } from '../rule.ts'
import { varyToken } from '../variations.ts'

/** The origin of a page that has nothing to do with the bank. */
const stranger = 'https://stranger.example'

export const originAllowed: CallRule = {
  id: 'origin-allowed',
  about: 'calls',
  level: 'SHOULD',
  title: 'A page of the dashboard’s origin may read every answer, whatever its status.',
  why: 'The header is sent by the code that answers 200 only: to the browser a 401 without it is a broken network, and nobody is signed out.',
  restsOn: ['served as it is'],
  source: intro('For this the bank has to send'),
  calls: (operation, bench) => {
    const { origin } = bench.settings
    if (origin === undefined) return { missing: 'asked for with --origin only', optional: true }
    const own = callsOf(operation, bench).map((call) => from(origin, call))
    return operation.id === 'getIdentityDocuments' ? [...own, from(stranger, lawful(operation))] : own
  },
  check: (heard) => {
    const { reply } = heard
    const origin = originOf(heard)
    if (reply.kind === 'none' || origin === stranger) return undefined
    const { allowOrigin } = reply.cors
    if (allowOrigin === '*' || allowOrigin === origin) return undefined
    const got = allowOrigin === '' ? 'without it' : `with ${allowOrigin}`
    return { expected: `Access-Control-Allow-Origin: ${origin}, or *`, got: `HTTP ${reply.status} ${got}` }
  },
  // Where strangers are answered otherwise, a cache must not give one the answer of the other.
  compare: (heards) => {
    const strangers = allowedBy(heards.find((heard) => originOf(heard) === stranger))
    return heards.flatMap((heard) => {
      const { reply } = heard
      const allowed = allowedBy(heard)
      if (reply.kind === 'none' || strangers === undefined || allowed !== originOf(heard) || allowed === strangers)
        return []
      if (/\borigin\b|\*/.test(reply.cors.vary)) return []
      const got = `Vary: ${reply.cors.vary === '' ? '(none)' : reply.cors.vary}`
      return [{ heard, violation: { expected: 'Vary: Origin, as the answer depends on the origin', got } }]
    })
  },
}

/** Calls that are answered with different statuses: 200 and 401 by every loader, 404 and 413 by the endpoint. */
function callsOf(operation: PlannedOperation, bench: Bench): Call[] {
  const { main } = bench.accounts
  const unknown = { method: 'POST', query: { crud: 'nosuchoperation' }, encoding: 'urlencoded', parts: [] } as const
  if (operation.kind === 'loader') {
    const isOpen = operation.session === 'none'
    const served = isOpen || main?.token !== undefined ? [lawful(operation, {}, isOpen ? undefined : main)] : []
    return [...served, ...asCalls(varyToken(operation, bench, 'an unknown token', 'conformance.not-a-token.0'))]
  }
  if (operation.id === 'signIn') return [{ operation: undefined, form: unknown, note: 'an unknown name' }]
  return asCalls(largePictures(operation, bench, 'too large'))
}

function asCalls(calls: Call[] | { missing: string }): Call[] {
  return Array.isArray(calls) ? calls : []
}

function from(origin: string, call: Call): Call {
  const headers = { ...call.form.headers, Origin: origin }
  return { ...call, note: `${call.note}, asked from ${origin}`, form: { ...call.form, headers } }
}

function originOf({ form }: Heard): string {
  return form.headers?.['Origin']?.toLowerCase() ?? ''
}

function allowedBy(heard: Heard | undefined): string | undefined {
  return heard?.reply.kind === 'answer' ? heard.reply.cors.allowOrigin : undefined
}
