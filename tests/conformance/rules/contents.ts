import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import {
  accepted,
  bodyOf,
  isExpired,
  isFirewall,
  objectOf,
  summary,
  textSent,
  type Exchange,
} from '#tests/conformance/exchange.ts'
import { notPlain } from '#tests/conformance/reading/plainText.ts'
import { demandsCode, rowsOf } from '#tests/conformance/reading/rows.ts'
import { intro, responseRule, type ResponseRule, type Violation } from '#tests/conformance/rule.ts'
import { responseQuick } from '#tests/conformance/rules/bodies.ts'
import { secretIn, textsOf } from '#tests/conformance/transport/secretsIn.ts'

export const noTokenInLoader = responseRule('no-token-in-loader', {
  source: { file: 'schemas/common.yaml', phrase: "Never part of a loader's response" },
  check: (exchange) => {
    if (exchange.operation?.kind !== 'loader') return undefined
    const body = objectOf(exchange) ?? {}
    const holders = { body, 'body.user': body['user'], 'body.profile': body['profile'] }
    const found = Object.entries(holders).find(([, holder]) => isRecord(holder) && typeof holder['jwt'] === 'string')
    if (found !== undefined) return { expected: 'no jwt', got: `${found[0]}.jwt` }
    // Under any name, and within a text.
    const token = textSent(exchange, 'token') ?? ''
    return token.length >= 16 && JSON.stringify(body).includes(JSON.stringify(token).slice(1, -1))
      ? { expected: 'no token', got: 'the token of the request' }
      : undefined
  },
})

export const noSecrets = responseRule('no-secrets', {
  check: (exchange) => {
    const found = secretIn(exchange)
    return found === undefined
      ? undefined
      : { expected: 'no secret', got: found.what, ...(found.sure ? {} : { level: 'SHOULD' }) }
  },
})

export const plainText = responseRule('plain-text', {
  check: (exchange) => notPlain(exchange),
})

export const demandDescribed = responseRule('demand-described', {
  source: { file: 'schemas/transfers.yaml', phrase: 'a true flag with `head` and `body` beside' },
  check: (exchange) => {
    const body = objectOf(exchange) ?? {}
    const { requiresanother: demand } = body
    if (!demandsCode(demand)) return undefined
    const texts = isRecord(demand) ? demand : body
    const missing = ['head', 'body'].filter((name) => typeof texts[name] !== 'string' || texts[name].trim() === '')
    if (missing.length === 0) return undefined
    const level = missing.length === 1 ? ({ level: 'SHOULD' } as const) : {}
    return { expected: 'head and body', got: `no ${missing.join(', no ')}`, ...level }
  },
})

export const idsUnique = responseRule('ids-unique', {
  check: (exchange) => {
    const body = exchange.operation?.kind === 'loader' ? objectOf(exchange) : undefined
    for (const [name, list] of Object.entries(body ?? {})) {
      if (exchange.operation?.declared.has(name) !== true) continue
      const twin = offeredTwice(name, list)
      if (twin !== undefined) return { expected: `${name} that are offered once`, got: `${twin} more than once` }
      const references = (Array.isArray(list) ? list : []).filter(isRecord).map(({ reference }) => reference ?? '')
      if (references.length > 2 && references[0] !== '' && new Set(references).size === 1)
        return { expected: `a reference for each of ${name}`, got: `${show(references[0])} for all of them` }
      const ids = (Array.isArray(list) ? list : [])
        .filter(isRecord)
        .flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []))
      const twice = ids.find((id, at) => ids.indexOf(id) !== at)
      if (twice !== undefined) return { expected: `ids of ${name} that occur once`, got: `${twice} more than once` }
    }
    return undefined
  },
})

function offeredTwice(name: string, list: unknown): string | undefined {
  if (!['names', 'docs', 'plans', 'purposes'].includes(name) || !Array.isArray(list)) return undefined
  const offers = list.map((entry: unknown) => {
    const { doc_name: doc, plan_name: plan, purpose_name: purpose } = isRecord(entry) ? entry : {}
    return doc ?? plan ?? purpose ?? entry
  })
  return offers.filter((offer) => typeof offer === 'string').find((offer, at) => offers.indexOf(offer) !== at)
}

export const lineIdentified = responseRule('line-identified', {
  source: { file: 'schemas/common.yaml', phrase: 'Identifies the line' },
  check: (exchange) => {
    const lines = rowsOf(bodyOf(exchange, 'getAccount', 'getStatement') ?? {}, 'transactions')
    const bare = lines.find(({ id, reference }) => [id ?? '', reference ?? ''].every((name) => name === ''))
    return bare && { expected: 'the field id or the field reference', got: show(bare) }
  },
})

export const formComplete = responseRule('form-complete', {
  source: { file: 'schemas/common.yaml', phrase: 'What the customer has submitted with this form before' },
  check: (exchange) => {
    const { operation } = exchange
    if (operation?.kind !== 'loader' || !operation.declared.has('addresses2')) return undefined
    const wanted = ['transactions', 'currency', 'current_plan']
    return lackingIn(
      exchange,
      wanted.filter((name) => operation.declared.has(name)),
    )
  },
})

function lackingIn(exchange: Exchange, wanted: readonly string[]): Violation | undefined {
  const { id = '', promised } = exchange.operation ?? {}
  const body = bodyOf(exchange, id)
  const lost = wanted.filter((name) => promised?.has(name) !== true && body?.[name] === undefined)
  return body === undefined || lost.length === 0
    ? undefined
    : { expected: `the fields ${lost.join(' and ')}`, got: 'no such fields' }
}

export const noticesWithoutAddresses = responseRule('notices-without-addresses', {
  source: { file: 'schemas/notifications.yaml', phrase: 'A bank SHOULD send no address in its texts' },
  check: (exchange) => {
    const notices = rowsOf(bodyOf(exchange, 'getNotifications') ?? {}, 'notifications')
    const texts = notices.flatMap(({ title, body }) => [title, body])
    const found = texts.find((text) => typeof text === 'string' && /\bhttps?:\/\/|\bwww\./i.test(text))
    return found === undefined ? undefined : { expected: 'a text without an address', got: show(found) }
  },
})

export const addressesFit = responseRule('addresses-fit', {
  check: (exchange) => {
    const { names, addresses2 } = objectOf(exchange) ?? {}
    if (!Array.isArray(names) || !Array.isArray(addresses2)) return undefined
    const last = addresses2.findLastIndex((entry) => typeof entry === 'string' && entry !== '')
    return last >= names.length
      ? { expected: `no more than ${names.length} addresses`, got: String(last + 1) }
      : undefined
  },
})

export const feeBalance = responseRule('fee-balance', {
  source: { file: 'schemas/transfers.yaml', phrase: 'One of `tb` and `balance` is always there' },
  check: (exchange) => {
    const body = bodyOf(exchange, 'getTransferFee')
    return body === undefined || (body['tb'] ?? body['balance']) !== undefined
      ? undefined
      : { expected: 'the field tb or the field balance', got: 'neither' }
  },
})

export const shellCarried = responseRule('shell-carried', {
  source: intro('`user` and `nc`, the count of unread notifications'),
  check: (exchange) => {
    const { kind, session } = exchange.operation ?? {}
    return kind === 'loader' && session !== 'none' ? lackingIn(exchange, ['user', 'nc']) : undefined
  },
})

export const newestFirst = responseRule('newest-first', {
  source: { file: 'schemas/account.yaml', phrase: 'The history, newest first' },
  check: (exchange) => {
    const body = objectOf(exchange)
    if (exchange.operation?.kind !== 'loader' || body === undefined) return undefined
    for (const name of ['transactions', 'notifications']) {
      const rows = Array.isArray(body[name]) ? body[name].filter(isRecord) : []
      const dates = rows.map((row) => row['date'] ?? row['created_at']).filter((date) => typeof date === 'string')
      // Only times of one notation compare as texts.
      if (new Set(dates.map((date) => date.replaceAll(/\d/g, '0'))).size > 1) continue
      const index = dates.findIndex((date, at) => at > 0 && date > (dates[at - 1] ?? date))
      if (index > 0)
        return {
          expected: `${name}[${index - 1}] is not older than ${name}[${index}]`,
          got: `${dates[index - 1] ?? ''} before ${dates[index] ?? ''}`,
        }
    }
    return undefined
  },
})

export const ownData = responseRule('own-data', {
  source: intro('The token is sent in the form field'),
  check: (exchange) => {
    const given = emailGiven(exchange)
    if (given === undefined) return undefined
    const body = objectOf(exchange)
    const wanted = given.toLowerCase()
    for (const [path, person] of [
      ['email', body],
      ['user.email', body?.['user']],
      ['profile.email', body?.['profile']],
    ] as const) {
      const email = isRecord(person) ? person['email'] : undefined
      if (typeof email === 'string' && email.toLowerCase() !== wanted)
        return { expected: `${path} is ${given}`, got: `${path} is ${email}` }
    }
    const contact = body?.['contact']
    const support = isRecord(contact) ? contact['email'] : undefined
    if (typeof support === 'string' && support.toLowerCase() === wanted)
      return { expected: 'contact.email of the bank', got: `the address of the customer, ${support}` }
    return undefined
  },
})

function emailGiven(exchange: Exchange): string | undefined {
  const { operation, holder } = exchange
  if (operation?.kind === 'loader') return holder?.email
  return operation?.id === 'signIn' || operation?.id === 'verifyEmail' ? textSent(exchange, 'email') : undefined
}

export const outcomeIs200 = responseRule('outcome-is-200', {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'received' &&
    exchange.response.status !== 200 &&
    exchange.response.status < 500 &&
    !isFirewall(exchange)
      ? { expected: 'HTTP 200', got: summary(exchange), ...(isExpired(exchange) && { through: ['signIn'] }) }
      : undefined,
})

export const outcomeClear = responseRule('outcome-clear', {
  check: (exchange) => {
    const body = objectOf(exchange)
    const { operation } = exchange
    if (operation?.kind !== 'action' || body === undefined || operation.outcome === undefined) return undefined
    const deciding = body[operation.outcome]
    // Beside a deciding field that is there, the other fields are only information.
    const isStated = ![undefined, null, ''].some((nothing) => deciding === nothing)
    const wrong =
      isStated || !accepted(operation, exchange)
        ? undefined
        : ['status', 'icon'].find((name) => /^"(error|fail|failed|failure|danger|no)"$/i.test(show(body[name])))
    return wrong === undefined
      ? undefined
      : {
          expected: `${wrong} that fits ${operation.outcome} ${show(deciding)}, which decides`,
          got: `${wrong} ${show(body[wrong])}`,
        }
  },
})

const reasoned = ['signUp', 'verifyEmail', 'resetPassword', 'confirmPin', 'confirmAuthorizationCode']

export const reasonGiven = responseRule('reason-given', {
  check: (exchange) => {
    const body = bodyOf(exchange, ...reasoned)
    const { operation } = exchange
    if (operation === undefined || body === undefined || accepted(operation, exchange)) return undefined
    if (operation.id === 'verifyEmail' && Object.keys(body).length === 1) return undefined
    const isGiven = ['message', 'error', 'failed'].some(
      (name) => /\p{L}{2}/u.test(show(body[name] ?? '')) && typeof body[name] === 'string',
    )
    return isGiven ? undefined : { expected: 'a message', got: summary(exchange) }
  },
})

export const verifyTwoFields = responseRule('verify-two-fields', {
  source: { file: 'schemas/auth.yaml', phrase: 'exactly one field, whichever it is' },
  check: (exchange) => {
    const body = bodyOf(exchange, 'verifyEmail')
    return body === undefined || Object.keys(body).length > 1
      ? undefined
      : { expected: 'two fields or more', got: summary(exchange) }
  },
})

export const verifiedGetsToken = responseRule('verified-gets-token', {
  source: { file: 'schemas/auth.yaml', phrase: 'A success has `jwt` and `verification_status`' },
  check: (exchange) => {
    const { operation } = exchange
    if (operation?.id !== 'verifyEmail' || !accepted(operation, exchange)) return undefined
    const body = objectOf(exchange) ?? {}
    const lacking = ['jwt', 'verification_status'].filter((name) => typeof body[name] !== 'string' || body[name] === '')
    return lacking.length === 0
      ? undefined
      : { expected: 'jwt and verification_status', got: `no ${lacking.join(' and no ')}` }
  },
})

const address = /^(https?:\/\/\S+|\S*\/\S*\.(png|jpe?g|gif|webp|pdf|heic))$/i

export const documentsPrivate = responseRule('documents-private', {
  source: intro('verification SHOULD never be served'),
  check: (exchange) => {
    const found = textsOf(bodyOf(exchange, 'submitVerification') ?? {}).find(({ text }) => address.test(text))
    return found && { expected: 'no address of a file', got: found.text }
  },
})

export const tokenSendable = responseRule('token-sendable', {
  source: intro('The token is sent in the form field'),
  check: (exchange) => {
    const jwt = objectOf(exchange)?.['jwt']
    return typeof jwt === 'string' && /\p{C}/u.test(jwt)
      ? { expected: 'jwt: printable characters', got: 'a line break or another control character' }
      : undefined
  },
})

/** In order, after those of the body. */
export const outcomeRules: readonly ResponseRule[] = [
  outcomeIs200,
  noTokenInLoader,
  noSecrets,
  plainText,
  idsUnique,
  demandDescribed,
  outcomeClear,
  addressesFit,
  feeBalance,
  lineIdentified,
  formComplete,
  noticesWithoutAddresses,
  documentsPrivate,
  shellCarried,
  verifyTwoFields,
  verifiedGetsToken,
  tokenSendable,
  reasonGiven,
  newestFirst,
  ownData,
  responseQuick,
]
