import { validCall, type Context } from '#tests/conformance/context.ts'
import type { Call, Exchange } from '#tests/conformance/exchange.ts'
import { largePictures } from '#tests/conformance/largePictures.ts'
import type { PlannedOperation } from '#tests/conformance/plan.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'
import { unknownMarker } from './name-unknown.ts'

/** The origin of a page that has nothing to do with the bank. */
const stranger = 'https://stranger.example'

export const originAllowed: CallRule = {
  id: 'origin-allowed',
  about: 'calls',
  level: 'SHOULD',
  title: 'A page of the dashboard’s origin may read every response, whatever its status.',
  why: 'The header is sent by the code that sends 200 only: to the browser a 401 without it is a broken network, and nobody is signed out.',
  restsOn: ['served as it is'],
  source: intro('For this the bank has to send'),
  calls: (operation, context) => {
    const { origin } = context.settings
    if (origin === undefined) return { missing: 'checked with --origin only', optional: true }
    const own = callsOf(operation, context).map((call) => from(origin, call))
    return operation.id === 'getIdentityDocuments' ? [...own, from(stranger, validCall(operation))] : own
  },
  check: (exchange) => {
    const { response } = exchange
    const origin = originOf(exchange)
    if (response.kind === 'none' || origin === stranger) return undefined
    const { allowOrigin } = response.cors
    if (allowOrigin === '*' || allowOrigin === origin) return undefined
    const got = allowOrigin === '' ? 'without it' : `with ${allowOrigin}`
    return { expected: `Access-Control-Allow-Origin: ${origin}, or *`, got: `HTTP ${response.status} ${got}` }
  },
  // Where strangers get another response, a cache must not give one the response of the other.
  compare: (exchanges) => {
    const strangers = allowedBy(exchanges.find((exchange) => originOf(exchange) === stranger))
    return exchanges.flatMap((exchange) => {
      const { response } = exchange
      const allowed = allowedBy(exchange)
      if (
        response.kind === 'none' ||
        strangers === undefined ||
        allowed !== originOf(exchange) ||
        allowed === strangers
      )
        return []
      if (/\borigin\b|\*/.test(response.cors.vary)) return []
      const got = `Vary: ${response.cors.vary === '' ? '(none)' : response.cors.vary}`
      return [{ exchange, violation: { expected: 'Vary: Origin, as the response depends on the origin', got } }]
    })
  },
}

/** Calls whose responses have different statuses: 200 and 401 by every loader, 404 and 413 by the endpoint. */
function callsOf(operation: PlannedOperation, context: Context): Call[] {
  const { main } = context.accounts
  if (operation.kind === 'loader') {
    const isOpen = operation.session === 'none'
    const served = isOpen || main?.token !== undefined ? [validCall(operation, {}, isOpen ? undefined : main)] : []
    return [...served, ...asCalls(varyToken(operation, context, 'an unknown token', 'conformance.not-a-token.0'))]
  }
  if (operation.id === 'signIn') return [{ operation: undefined, form: unknownMarker, note: 'an unknown name' }]
  return asCalls(largePictures(operation, context, 'too large'))
}

function asCalls(calls: Call[] | { missing: string }): Call[] {
  return Array.isArray(calls) ? calls : []
}

function from(origin: string, call: Call): Call {
  const headers = { ...call.form.headers, Origin: origin }
  return { ...call, note: `${call.note}, sent from ${origin}`, form: { ...call.form, headers } }
}

function originOf({ form }: Exchange): string {
  return form.headers?.['Origin']?.toLowerCase() ?? ''
}

function allowedBy(exchange: Exchange | undefined): string | undefined {
  return exchange?.response.kind === 'received' ? exchange.response.cors.allowOrigin : undefined
}
