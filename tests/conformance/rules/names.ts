import { refused } from '#tests/conformance/checks.ts'
import { selected, validCall, type Context } from '#tests/conformance/context.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { accepted, objectOf, summary, type Call, type Exchange } from '#tests/conformance/exchange.ts'
import { intro, callRule, type CallRule, type Missing } from '#tests/conformance/rule.ts'
import type { Part } from '#tests/conformance/transport/encoding.ts'
import type { Form } from '#tests/conformance/transport/wire.ts'
import { largePictures } from '#tests/conformance/values/largePictures.ts'
import { validForm } from '#tests/conformance/values/validRequest.ts'
import { misname, varyToken } from '#tests/conformance/values/variations.ts'

export const empty: Form = { method: 'POST', query: {}, encoding: 'urlencoded', parts: [] }

export const nameMissing = callRule('name-missing', {
  source: intro('look like a success'),
  endpoint: true,
  calls: ({ wire }) => [
    { operation: undefined, form: empty, note: 'nothing at all' },
    { operation: undefined, form: { ...empty, encoding: 'multipart' }, note: 'an empty multipart form' },
    {
      operation: undefined,
      form: { ...empty, parts: [{ name: 'email', value: 'nobody@conformance.example' }] },
      note: 'fields, but no name',
    },
    {
      operation: undefined,
      form: { ...empty, encoding: 'json', parts: [{ name: wire, value: wire }] },
      note: 'JSON in place of a form',
    },
  ],
  check: refused,
})

const unknown = 'nosuchoperation'

export const unknownMarker: Form = { ...empty, parts: [{ name: unknown, value: unknown }] }

export const nameUnknown = callRule('name-unknown', {
  needsName: true,
  source: intro('look like a success'),
  endpoint: true,
  calls: () => [
    { operation: undefined, form: { ...empty, query: { crud: unknown } }, note: 'an unknown crud' },
    { operation: undefined, form: { ...empty, query: { crud: '' } }, note: 'an empty crud' },
    { operation: undefined, form: unknownMarker, note: 'an unknown marker' },
    ...['conformance', 'CODE', ''].map((action) => ({
      operation: undefined,
      form: { ...empty, query: { crud: 'userforgot' }, parts: [{ name: 'action', value: action }, ...forgotten] },
      note: action === '' ? 'userforgot with an empty action' : `userforgot with the action ${action}`,
    })),
  ],
  check: refused,
})

const forgotten: readonly Part[] = [
  { name: 'email', value: 'nobody@conformance.example' },
  { name: 'reset_code', value: '000000' },
  { name: 'new_password', value: 'Sample-password-1' },
]

export const nameUnknownStatus = callRule('name-unknown-status', {
  source: intro('HTTP 404 with a JSON object whose `status` is `error`'),
  endpoint: true,
  calls: () => [
    { operation: undefined, form: { ...empty, query: { crud: unknown } }, note: 'an unknown crud' },
    { operation: undefined, form: unknownMarker, note: 'an unknown marker' },
  ],
  check: (exchange: Exchange) => {
    const { response } = exchange
    const body = objectOf(exchange)
    if (response.kind === 'none' || response.status >= 500 || body === undefined) return undefined
    if (refused(exchange) !== undefined) return undefined
    return response.status === 404 && body['status'] === 'error'
      ? undefined
      : { expected: 'HTTP 404 {"status":"error",…}', got: summary(exchange) }
  },
})

export const nameCase = callRule('name-case', {
  misnames: true,
  needsName: true,
  source: intro('Names are case-sensitive'),
  calls: (operation, context) =>
    misname(operation, context, 'the name in capitals', ({ query, parts }, wire) => ({
      query: query['crud'] === undefined ? query : { crud: wire.toUpperCase() },
      parts: parts.map((part) => (part.name === wire ? { name: wire.toUpperCase(), value: wire.toUpperCase() } : part)),
    })),
  check: refused,
})

export const nameValue = callRule('name-value', {
  misnames: true,
  needsName: true,
  source: intro('which is also its value'),
  calls: (operation, context) =>
    operation.query['crud'] === undefined
      ? misname(operation, context, 'the marker with another value', ({ parts }, wire) => ({
          parts: parts.map((part) => (part.name === wire ? { name: wire, value: '1' } : part)),
        }))
      : [],
  check: refused,
})

export const namePlace = callRule('name-place', {
  misnames: true,
  needsName: true,
  source: intro('names no known operation has no'),
  calls: (operation, context) =>
    misname(operation, context, 'the name in the wrong place', ({ query, parts }, wire) =>
      query['crud'] === undefined
        ? { query: { [wire]: wire }, parts: parts.filter(({ name }) => name !== wire) }
        : { query: {}, parts: [{ name: 'crud', value: wire }, ...withCredentials(operation, context, parts)] },
    ),
  check: refused,
})

/** With the right password: the refusal of a wrong one would not prove that the name was accepted. */
function withCredentials({ id }: PlannedOperation, { accounts: { main } }: Context, parts: readonly Part[]): Part[] {
  if (id !== 'signIn' || main === undefined) return [...parts]
  const own = new Map([
    ['email', main.email],
    ['password', main.password],
  ])
  return parts.map((part) => ({ ...part, value: own.get(part.name) ?? part.value }))
}

export const postOnly = callRule('post-only', {
  misnames: true,
  needsName: true,
  source: intro('There is no other path and no other method'),
  // Tokens and passwords must not be part of an address, so this uses no session.
  calls: (operation, context) => {
    const byGet = misname(operation, context, 'by GET', (form, wire) => ({
      method: 'GET',
      query: form.query['crud'] === undefined ? { [wire]: wire } : form.query,
      parts: [],
    }))
    const byPut = misname(operation, context, 'by PUT', () => ({ method: 'PUT' }))
    return Array.isArray(byGet) && Array.isArray(byPut) ? [...byGet, ...byPut] : byGet
  },
  check: (exchange) => {
    const { response, form } = exchange
    // A server may close the connection of a method that it does not know.
    if (response.kind === 'none') return form.method === 'PUT' ? undefined : refused(exchange)
    const isElsewhere = response.status < 500 && objectOf(exchange) === undefined
    return isElsewhere || response.status === 501 ? undefined : refused(exchange)
  },
})

/** A request that is refused anyway proves nothing about a variation of it. */
function varied(...variation: Parameters<typeof misname>): Call[] | Missing {
  const [operation, context] = variation
  const { loaded, accounts } = context
  const plain = loaded.get(operation.id)
  if (plain === undefined || !accepted(operation, plain)) return []
  const calls = misname(...variation)
  const { main } = accounts
  // In a new session if the old one has ended, since these calls must succeed.
  return Array.isArray(calls) && main !== undefined
    ? calls.map((call) => (call.operation?.session === 'session' ? { ...call, holder: main } : call))
    : calls
}

export const queryIgnored = callRule('query-ignored', {
  source: intro('parameters that are not described here'),
  calls: (operation, context) =>
    varied(operation, context, 'another parameter in the address', ({ query }) => ({
      query: { ...query, op: operation.id },
    })),
  check: (exchange) =>
    exchange.operation === undefined || accepted(exchange.operation, exchange) || isServed(exchange)
      ? undefined
      : { expected: 'the response without it', got: summary(exchange) },
})

/** A row that the run has added may break the contract, which is not about the form. */
function isServed(exchange: Exchange): boolean {
  const { operation, response } = exchange
  const body = objectOf(exchange)
  const isOk = response.kind === 'received' && response.status === 200
  if (operation?.kind !== 'loader' || !isOk || body === undefined || operation.promised.size === 0) return false
  return [...operation.promised].every((name) => name in body)
}

export const fieldOrder = callRule('field-order', {
  source: intro('a form field with the name of the operation'),
  calls: (operation, context) =>
    varied(operation, context, 'the fields in the opposite order', ({ parts }) => ({ parts: parts.toReversed() })),
  check: queryIgnored.check,
})

const stranger = 'https://stranger.example'

export const originAllowed = callRule('origin-allowed', {
  source: intro('For this the bank has to send'),
  calls: (operation, context) => {
    const { origin } = context.settings
    if (origin === undefined) return { missing: 'checked with --origin only', optional: true }
    const own = callsOf(operation, context).map((call) => from(origin, call))
    const [first] = own
    return first !== undefined && operation === askedByStranger(context) ? [...own, from(stranger, first)] : own
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
  // A cache must not serve the response for one origin to another.
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
})

/** One is enough. The documents need no session. */
function askedByStranger(context: Context): PlannedOperation | undefined {
  const chosen = context.plan.operations.filter((operation) => selected(context, operation))
  return chosen.find(({ id }) => id === 'getIdentityDocuments') ?? chosen[0]
}

function callsOf(operation: PlannedOperation, context: Context): Call[] {
  const { main } = context.accounts
  if (operation.kind === 'loader') {
    const isOpen = operation.session === 'none'
    const served = isOpen || main?.token !== undefined ? [validCall(operation, {}, isOpen ? undefined : main)] : []
    return [...served, ...asCalls(varyToken(operation, context, 'an unknown token', 'conformance.not-a-token.0'))]
  }
  const unknownName = { operation: undefined, form: unknownMarker, note: 'an unknown name' }
  const own: Call[] =
    operation.id === 'signIn' ? [unknownName] : asCalls(largePictures(operation, context, 'too large'))
  const valid = validForm(context, operation)
  if ('missing' in valid) return own
  const { values, holder } = valid
  const unknown = asCalls(varyToken(operation, context, 'an unknown token', 'conformance.not-a-token.0'))
  return [...unknown, ...own, { ...validCall(operation, values, holder, 'a form'), isVaried: true }]
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

export const nameRules: readonly CallRule[] = [
  ...[nameMissing, nameUnknown, nameUnknownStatus, nameCase, nameValue, namePlace, postOnly, queryIgnored, fieldOrder],
]
