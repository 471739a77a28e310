import { issueOf, violationOf } from '#tests/conformance/contract/issues.ts'
import { phrasePlace, schemaPlace } from '#tests/conformance/contract/places.ts'
import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import {
  bodyOf,
  cut,
  isJson,
  jsonWithin,
  objectOf,
  readable,
  summary,
  type Exchange,
} from '#tests/conformance/exchange.ts'
import { rowsOf, within } from '#tests/conformance/reading/rows.ts'
import { intro, responseRule, type ResponseRule, type Violation } from '#tests/conformance/rule.ts'
import { deepest, notJson } from '#tests/conformance/transport/client.ts'

export const responseArrives = responseRule('response-arrives', {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'none' ? { expected: 'a response', got: summary(exchange) } : undefined,
})

export const noServerError = responseRule('no-server-error', {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'received' && exchange.response.status >= 500
      ? { expected: 'a status below 500', got: summary(exchange) }
      : undefined,
})

export const bodyNotEmpty = responseRule('body-not-empty', {
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.trim() === '' ? { expected: 'a JSON object', got: summary(exchange) } : undefined,
})

export const noBom = responseRule('no-bom', {
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.startsWith('\u{feff}') === true
      ? { expected: 'a body that begins with {', got: 'a byte order mark (EF BB BF) first' }
      : undefined,
})

export const noHtmlPage = responseRule('no-html-page', {
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)?.trim()
    if (text?.startsWith('<') !== true || jsonWithin(text) !== undefined) return undefined
    return { expected: 'a JSON object', got: `HTML: ${cut(text)}` }
  },
})

export const textReadable = responseRule('text-readable', {
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) => {
    const { response } = exchange
    return readable(exchange) === undefined || response.kind === 'none' || response.garbled === undefined
      ? undefined
      : { expected: 'UTF-8, sent as Content-Encoding says', got: response.garbled }
  },
})

export const nothingAroundJson = responseRule('nothing-around-json', {
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)
    if (text === undefined || exchange.response.kind !== 'received' || exchange.response.json !== notJson)
      return undefined
    const inner = jsonWithin(text)
    return inner === undefined || isJson(text)
      ? undefined
      : { expected: 'JSON and nothing else', got: cut(text.replace(inner, ' {…} ')) }
  },
})

export const validJson = responseRule('valid-json', {
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)
    if (text === undefined || exchange.response.kind !== 'received' || exchange.response.json !== notJson)
      return undefined
    return isJson(text)
      ? { expected: `JSON of at most ${deepest} levels`, got: `JSON that is nested deeper: ${cut(text)}` }
      : { expected: 'JSON', got: cut(text) }
  },
})

export const contentTypeJson = responseRule('content-type-json', {
  source: intro('is an HTTP 200 with a JSON object'),
  check: (exchange) => {
    if (readable(exchange) === undefined || exchange.response.kind !== 'received') return undefined
    const { type } = exchange.response
    if (/^application\/json\s*(;\s*(charset="?utf-8"?\s*)?)?$/i.test(type)) return undefined
    return {
      expected: 'Content-Type: application/json',
      got: type === '' ? 'no Content-Type' : `Content-Type: ${type}`,
    }
  },
})

export const sessionResponse = responseRule('session-response', {
  source: { file: 'schemas/common.yaml', phrase: 'SessionExpiredAnswer:' },
  check: ({ expiredIssues: [first] }) => (first === undefined ? undefined : violationOf(first)),
})

export const objectNotList = responseRule('object-not-list', {
  source: { file: 'users.yaml', phrase: 'An object is never written as' },
  check: (exchange) => issueOf('list', exchange),
})

export const absentNotNull = responseRule('absent-not-null', {
  source: { file: 'users.yaml', phrase: 'A field that is not nullable' },
  check: (exchange) => issueOf('null', exchange),
})

export const exactTypes = responseRule('exact-types', {
  check: (exchange) => issueOf('type', exchange),
})

export const requiredFields = responseRule('required-fields', {
  check: (exchange) => issueOf('missing', exchange),
})

export const allowedValues = responseRule('allowed-values', {
  check: (exchange) => issueOf('value', exchange) ?? misspelled(exchange) ?? signed(exchange) ?? misplaced(exchange),
})

function signed(exchange: Exchange): Violation | undefined {
  const list = rowsOf(bodyOf(exchange, 'getAccount', 'getStatement', 'getTransfers') ?? {}, 'transactions')
  const index = list.findIndex(({ amount }) => Number(amount) < 0)
  return index < 0
    ? undefined
    : {
        expected: `transactions[${index}].amount without a sign`,
        got: show(list[index]?.['amount']),
        place:
          exchange.operation?.id === 'getTransfers'
            ? schemaPlace(['Money'])
            : phrasePlace('schemas/common.yaml', 'The amount, without a sign'),
      }
}

function misplaced(exchange: Exchange): Violation | undefined {
  return inContact(exchange) ?? inInstitution(exchange)
}

function inContact(exchange: Exchange): Violation | undefined {
  const { phone, email } = within(bodyOf(exchange, 'getContact') ?? {}, 'contact')
  if (typeof phone === 'string' && phone.includes('@'))
    return { expected: 'contact.phone: a telephone number', got: show(phone) }
  return typeof email === 'string' && /^[+\d\s()-]+$/.test(email)
    ? { expected: 'contact.email: an e-mail address', got: show(email) }
    : undefined
}

function inInstitution(exchange: Exchange): Violation | undefined {
  const { swift_code: swift, routing_no: routing, country } = within(bodyOf(exchange, 'getInstitution') ?? {}, 'data2')
  if (typeof routing === 'string' && bic.test(routing) && /^\d+$/.test(show(swift).replaceAll('"', '')))
    return { expected: 'data2.swift_code: a SWIFT code', got: `${show(swift)}, and ${show(routing)} as routing_no` }
  return typeof country === 'string' && /^(?!UK)[A-Z]{2}$/.test(country)
    ? { expected: 'data2.country: the name of a country', got: show(country) }
    : undefined
}

const bic = /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/

const statuses = ['Not Verified', 'Pending Verification', 'Declined', 'verified']

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

function misspelled(exchange: Exchange): Violation | undefined {
  const body = objectOf(exchange) ?? {}
  for (const [path, holder] of Object.entries({ '': body, 'user.': body['user'], 'profile.': body['profile'] })) {
    const status = isRecord(holder) ? holder['verification_status'] : undefined
    if (typeof status !== 'string' || statuses.includes(status)) continue
    const meant = statuses.find((known) => letters(known) === letters(status))
    if (meant !== undefined) return { expected: `${path}verification_status: ${meant}`, got: show(status) }
  }
  return undefined
}

export const failureIsJson = responseRule('failure-is-json', {
  source: { file: 'components/responses.yaml', phrase: 'Failure:' },
  check: (exchange) =>
    exchange.response.kind === 'received' &&
    exchange.form.method === 'POST' &&
    // Others may come from a web server or a firewall.
    [404, 422].includes(exchange.response.status) &&
    exchange.response.json === notJson
      ? { expected: 'a JSON object', got: summary(exchange) }
      : undefined,
})

export const responseQuick = responseRule('response-quick', {
  check: ({ operation, response, slowMs }) =>
    operation?.kind === 'loader' && response.kind === 'received' && response.ms > slowMs
      ? { expected: `a response within ${slowMs} ms`, got: `${Math.round(response.ms)} ms` }
      : undefined,
})

/** In order: violations that make later rules pointless come first. */
export const bodyRules: readonly ResponseRule[] = [
  responseArrives,
  noServerError,
  bodyNotEmpty,
  textReadable,
  noBom,
  noHtmlPage,
  nothingAroundJson,
  validJson,
  contentTypeJson,
  sessionResponse,
  objectNotList,
  absentNotNull,
  exactTypes,
  requiredFields,
  allowedValues,
]
