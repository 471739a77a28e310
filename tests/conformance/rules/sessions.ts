import { expired } from '#tests/conformance/checks.ts'
import { operationOf, sendCall, validCall } from '#tests/conformance/context.ts'
import { isExpired, accepted, isFirewall, summary } from '#tests/conformance/exchange.ts'
import { intro, callRule, type CallRule } from '#tests/conformance/rule.ts'
import { sessionProbes, signIn } from '#tests/conformance/signIn.ts'
import { changeOf } from '#tests/conformance/values/chosenSecrets.ts'
import { filled, temporaryHolder } from '#tests/conformance/values/validRequest.ts'
import { varyToken } from '#tests/conformance/values/variations.ts'

export const sessionMissing = callRule('session-missing', {
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => varyToken(operation, context, 'without a token', undefined),
  check: expired,
})

export const sessionEmpty = callRule('session-empty', {
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => varyToken(operation, context, 'an empty token', ''),
  check: expired,
})

export const sessionGarbage = callRule('session-garbage', {
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => {
    const token = context.accounts.main?.token ?? ''
    const samples: [string, string][] = [
      ['an unknown token', 'conformance.not-a-token.0'],
      ...(token.length < 16 ? [] : ([['half a token', token.slice(0, token.length / 2)]] as [string, string][])),
      ...(token.length < 16
        ? []
        : ([
            ['a token with one character changed', changed(token)],
            ['a token with another end', token.slice(0, -4) + (token.endsWith('1234') ? '4321' : '1234')],
            ['the token with more at its end', `${token}1234`],
          ] as [string, string][])),
    ]
    const otherCase = Array.from(token, (sign) =>
      sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
    )
    if (token.length >= 16 && otherCase.join('') !== token)
      samples.push(['the token in the other case', otherCase.join('')])
    // A database may read a text as a number, or as a part of a query.
    if (operation.kind === 'loader')
      for (const sample of ["' OR '1'='1", "' OR 1=1 -- ", '0', '1', 'null', 'true', '%'])
        samples.push([`the token ${sample}`, sample])
    for (const [, sample] of samples)
      if (sample.slice(0, 8).toLowerCase() === token.slice(0, 8).toLowerCase())
        context.secrets.addMade('CHANGED_TOKEN', sample)
    const calls = samples.map(([note, sample]) => varyToken(operation, context, note, sample))
    return calls.find((entry) => !Array.isArray(entry)) ?? calls.flatMap((entry) => (Array.isArray(entry) ? entry : []))
  },
  check: (exchange) => (isFirewall(exchange) ? undefined : expired(exchange)),
})

/** In the middle of the last part, where every bit counts. */
function changed(token: string): string {
  const at = Math.floor((token.lastIndexOf('.') + 1 + token.length) / 2)
  return token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
}

export const sessionDead = callRule('session-dead', {
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => {
    const { deadToken } = context.settings
    if (operation.session === 'none') return []
    if (deadToken === undefined) return { missing: 'no token that is known to be dead: --dead-token' }
    if (Object.values(context.accounts).some(({ token }) => token === deadToken))
      return { missing: 'the token that was given as dead is that of a customer of this run: --dead-token' }
    return varyToken(operation, context, 'a dead token', deadToken)
  },
  check: expired,
})

export const sessionTemporary = callRule('session-temporary', {
  source: intro('It is valid for identity verification only'),
  // A fresh token, as submitted documents may have ended the former one.
  prepare: async (context) => {
    const { unapproved, enrolled } = context.accounts
    if (unapproved === undefined || enrolled?.token !== undefined) return
    const problem = await signIn(context, unapproved)
    // An older token may have ended.
    if (problem !== undefined) delete unapproved.token
  },
  calls: (operation, context) => {
    const holder = temporaryHolder(context.accounts)
    if (operation.session !== 'session') return []
    if (holder === undefined) return { missing: 'no temporary token: --account unapproved=EMAIL:PASSWORD' }
    const plain = varyToken(operation, context, 'a temporary token', holder.token)
    // Values that fit this customer, so that only the token can be the reason for a refusal.
    const { email, password, token = '' } = holder
    const values = filled(operation, { email, ...changeOf(password, password), pin: '4826', amount: '0.01', token })
    if (operation.kind === 'loader' || !Array.isArray(plain)) return plain
    return [...plain, validCall(operation, values, undefined, 'a temporary token, and all else in order')]
  },
  check: (exchange) => {
    const violation = { expected: 'HTTP 401', got: summary(exchange) }
    if (exchange.operation !== undefined && accepted(exchange.operation, exchange)) return violation
    const { response } = exchange
    const isBarred = response.kind === 'received' && [400, 403].includes(response.status)
    return isBarred ? { ...violation, level: 'SHOULD' } : undefined
  },
  compare: (exchanges) => {
    const inside = exchanges.filter(
      (exchange) =>
        exchange.response.kind === 'received' &&
        exchange.response.status === 200 &&
        exchange.operation?.kind === 'action' &&
        !accepted(exchange.operation, exchange),
    )
    if (exchanges.filter(isExpired).length <= exchanges.length / 2) return []
    return inside.map((exchange) => ({
      exchange,
      violation: { expected: 'HTTP 401, as from other operations', got: summary(exchange), level: 'SHOULD' },
    }))
  },
})

const fitsHeader = /^[\x20-\x7e]+$/

export const tokenPlace = callRule('token-place', {
  source: intro('never in the address and never in a header'),
  calls: (operation, context) => {
    if (operation.session !== 'session') return []
    const token = context.accounts.main?.token
    if (token === undefined) return { missing: 'needs a sign-in: --email and --password' }
    if (!isLoopback(context.settings.endpoint))
      return { missing: 'puts a token into an address: against loopback only' }
    const query = { ...operation.query, token }
    const headers = { Authorization: `Bearer ${token}` }
    const calls = [
      varyToken(operation, context, 'the token in the address', undefined, { query }),
      ...(fitsHeader.test(token)
        ? [varyToken(operation, context, 'the token in a header', undefined, { headers })]
        : []),
    ]
    return calls.flatMap((entry) => (Array.isArray(entry) ? entry : []))
  },
  // A bank may refuse a request with an unknown parameter: the token did not count then.
  check: (exchange) => {
    const { response } = exchange
    const isRefused = response.kind === 'received' && response.status >= 400 && response.status < 500
    return isRefused ? undefined : expired(exchange)
  },
})

export const sessionEnded = callRule('session-ended', {
  prepare: async (context) => {
    const { main } = context.accounts
    if (main === undefined) return
    const former = Object.values(context.accounts).flatMap(({ formerTokens = [] }) => formerTokens)
    const isDead = async (token: string): Promise<boolean> => {
      const looks = sessionProbes.map((id) =>
        sendCall(context, validCall(operationOf(context, id), {}, { ...main, token }, 'is it dead?')),
      )
      return (await Promise.all(looks)).filter(isExpired).length > 1
    }
    // The first may have ended with a password, the last with a sign-in.
    for (const tokens of [former, former.toReversed()])
      for (const token of tokens)
        if (token !== main.token && (await isDead(token))) {
          context.ended.add(token)
          break
        }
  },
  calls: (operation, context) => {
    if (operation.session === 'none') return []
    if (context.ended.size === 0) return { missing: 'no session of this run has ended', optional: true }
    const varied = [...context.ended].map((token) => varyToken(operation, context, 'a session that has ended', token))
    return varied.find((one) => !Array.isArray(one)) ?? varied.filter((one) => Array.isArray(one)).flat()
  },
  check: expired,
})

/** Without the last one, which needs a session that has ended during the run. */
export const sessionRules: readonly CallRule[] = [
  ...[sessionMissing, sessionEmpty, sessionGarbage, sessionDead, sessionTemporary, tokenPlace],
]

function isLoopback({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}
