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
import { intro, type ResponseRule, type Violation, must, should } from '#tests/conformance/rule.ts'
import { deepest, notJson } from '#tests/conformance/transport/client.ts'

export const responseArrives = must<Exchange>('response-arrives', {
  title: 'Every call gets a response in time.',
  why: 'After a cut connection or a timeout the customer does not know whether the bank has acted. Causes are fatal errors after the headers, exhausted memory and infinite loops.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'none' ? { expected: 'a response', got: summary(exchange) } : undefined,
})

export const noServerError = must<Exchange>('no-server-error', {
  title: 'No call breaks the backend (HTTP 5xx).',
  why: 'A 5xx is never a business outcome: its body is not read, and the customer sees a general error. The cause is in the log of the server.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'received' && exchange.response.status >= 500
      ? { expected: 'a status below 500', got: summary(exchange) }
      : undefined,
})

export const bodyNotEmpty = must<Exchange>('body-not-empty', {
  title: 'A response has a body.',
  why: 'A PHP script that ends early, or has no branch for a call, sends 200 with an empty body.',
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.trim() === '' ? { expected: 'a JSON object', got: summary(exchange) } : undefined,
})

export const noBom = must<Exchange>('no-bom', {
  title: 'A response does not begin with a byte order mark.',
  why: 'A PHP file saved with a BOM sends it before everything else; strict JSON parsers refuse it.',
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.startsWith('\u{feff}') === true
      ? { expected: 'a body that begins with {', got: 'a byte order mark (EF BB BF) first' }
      : undefined,
})

export const noHtmlPage = must<Exchange>('no-html-page', {
  title: 'A response is not an HTML page.',
  why: 'Error pages, login pages of a proxy and the like arrive with HTTP 200 and count as failed.',
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)?.trim()
    if (text?.startsWith('<') !== true || jsonWithin(text) !== undefined) return undefined
    return { expected: 'a JSON object', got: `HTML: ${cut(text)}` }
  },
})

export const textReadable = must<Exchange>('text-readable', {
  title: 'A browser can read the body: compression and character encoding match the headers.',
  why: 'The body has a Content-Encoding without compression, is compressed twice, or is Latin-1, which JSON parsers reject.',
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) => {
    const { response } = exchange
    return readable(exchange) === undefined || response.kind === 'none' || response.garbled === undefined
      ? undefined
      : { expected: 'UTF-8, sent as Content-Encoding says', got: response.garbled }
  },
})

export const nothingAroundJson = must<Exchange>('nothing-around-json', {
  title: 'A response contains nothing before or after its JSON.',
  why: 'PHP notices and warnings with display_errors on, leftover var_dump and echo calls, or a second json_encode make the body invalid JSON.',
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

export const validJson = must<Exchange>('valid-json', {
  title: 'A response is JSON.',
  why: 'The response is truncated or nested too deep, the JSON is concatenated by hand, or strings are not UTF-8 (json_encode then returns false).',
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

export const contentTypeJson = must<Exchange>('content-type-json', {
  title: 'A response has the content type of JSON.',
  why: "Without header('Content-Type: application/json') PHP sends text/html: clients refuse it, and a browser that opens it runs its scripts.",
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

export const sessionResponse = must<Exchange>('session-response', {
  title: 'A 401 has the body that the contract describes.',
  why: 'The reader shows its message to the customer who is being signed out.',
  source: { file: 'schemas/common.yaml', phrase: 'SessionExpiredAnswer:' },
  check: ({ expiredIssues: [first] }) => (first === undefined ? undefined : violationOf(first)),
})

export const objectNotList = must<Exchange>('object-not-list', {
  title: 'An object is never encoded as a list.',
  why: 'json_encode([]) of an empty PHP array returns [], not {}: clients expect an object with fields.',
  source: { file: 'users.yaml', phrase: 'An object is never written as' },
  check: (exchange) => issueOf('list', exchange),
})

export const absentNotNull = must<Exchange>('absent-not-null', {
  title: 'A field without a value is left out unless it may be null.',
  why: 'A NULL of the database is sent as null where the contract allows a text or no field.',
  source: { file: 'users.yaml', phrase: 'A field that is not nullable' },
  check: (exchange) => issueOf('null', exchange),
})

export const exactTypes = must<Exchange>('exact-types', {
  title: 'Every value is of the type that the contract names.',
  why: 'PHP drivers turn numbers into strings and digits into numbers; an account number sent as a number loses its leading zeros.',
  check: (exchange) => issueOf('type', exchange),
})

export const requiredFields = must<Exchange>('required-fields', {
  title: 'Every required field is present.',
  why: 'A screen cannot show a promised field. Causes are renamed columns and missing joins.',
  check: (exchange) => issueOf('missing', exchange),
})

export const allowedValues = must<Exchange>('allowed-values', {
  title: 'A value is allowed by the contract.',
  why: 'Dates of another format, amounts with a currency sign or thousands separators, states with another spelling.',
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

export const failureIsJson = should<Exchange>('failure-is-json', {
  title: 'A failure response of the backend is JSON.',
  why: 'The contract allows error pages of the web server. A JSON object with a message from the backend itself makes the failure easier to find.',
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

export const responseQuick = should<Exchange>('response-quick', {
  title: 'The response of a loader arrives within the time limit.',
  why: 'The contract names no time, but a customer waits for every screen. An action may take longer: a bank slows down guesses.',
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
