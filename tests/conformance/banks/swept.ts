/** Banks with one fault in their responses, or in how they read a call: what the sweep must notice, and no more. */
import { rowsOf, within, type Row } from '#tests/conformance/reading/rows.ts'
import type { Cors } from '#tests/conformance/transport/client.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { textOf, type Fault, type PlainResponse, type Seen, type SeenCall } from './bank.ts'
import { after, banks, before, conforming, count, done, expired, tampers, type After, type Bank } from './operators.ts'

const crash: PlainResponse = { status: 500, type: 'text/html', body: '<b>Fatal error</b>: Uncaught TypeError' }
const blank: PlainResponse = { status: 200, type: 'text/html', body: '' }
const unknown: PlainResponse = { status: 404, type: 'application/json', body: '{"status":"error"}' }
const tooLarge: PlainResponse = { ...unknown, status: 413 }

const takesForAda = (like: (call: SeenCall, deadToken: string) => boolean) =>
  before(['getContact'], async (call) => {
    if (like(call, call.target.deadToken)) call.fields['token'] = await call.tokenOf('main')
  })

const isTokenless = ({ fields, query, authorization, method }: SeenCall): boolean =>
  method === 'POST' && !['token', 'token[]'].some((name) => name in fields || name in query) && !authorization

const dispatchesTo = (wrong: string, right: string, only: string[]) =>
  before(only, ({ fields }) => {
    if (fields[right] !== right || wrong in fields) return
    Reflect.deleteProperty(fields, right)
    fields[wrong] = wrong
  })

const deposit = (when: (call: SeenCall) => boolean, response: PlainResponse = crash) =>
  after(['submitCryptoDeposit'], (seen) =>
    'newcd' in seen.fields && seen.response.status !== 401 && when(seen) ? response : undefined,
  )

function file({ fields }: SeenCall): FileValue | undefined {
  const { depositPic } = fields
  return typeof depositPic === 'object' ? depositPic : undefined
}

const dashboard = { origin: 'https://dashboard.example' }
const everyone = { allowOrigin: '*', vary: '' }
const nobody = { allowOrigin: '', vary: '' }

const origins = (says: (seen: Seen) => Cors) => ({
  ...after(['getContact', 'getIdentityDocuments'], (seen) => ({ ...seen.response, cors: says(seen) })),
  settings: dashboard,
})

const sender = ({ origin = '' }: Seen): Cors => ({ allowOrigin: origin, vary: '' })

const pictures = (over: number, response: PlainResponse) => ({
  ...{ only: ['updatePicture'], settings: { largeUploads: true } },
  before: ({ fields: { profilePic } }: SeenCall) => {
    const size = typeof profilePic === 'object' ? profilePic.bytes.length : 0
    return size > over ? response : size > 1_000_000 ? done : undefined
  },
})

export const validHeaders = conforming({
  'a refusal of an unknown parameter': before(['getContact'], ({ query }) => ('token' in query ? unknown : undefined)),
  'a page of the web server for another method': before(['getContact'], ({ method }) =>
    method === 'POST' ? undefined : { status: 405, type: 'text/html', body: '<h1>405 Not Allowed</h1>' },
  ),
  'every origin': origins(() => everyone),
  'one origin': origins(() => ({ allowOrigin: dashboard.origin, vary: '' })),
  'the origin that sends the request, kept apart': origins((seen) => ({
    ...sender(seen),
    vary: 'accept-encoding, origin',
  })),
  'a bank that takes 40 MB': pictures(Infinity, done),
  'a bank that takes 32 MB': pictures(32_000_000, tooLarge),
})

const calls = banks({
  'name-unknown-status@endpoint; a refusal with HTTP 200 where no operation is known': after(
    ['getContact'],
    ({ response }) => (response.status === 404 ? { ...response, status: 200 } : undefined),
  ),
  'name-unknown@endpoint; nothing for an unknown name': after(['getContact'], ({ query }) =>
    query['crud'] === 'nosuchoperation' ? blank : undefined,
  ),
  'name-missing@endpoint; nothing for a call without a name': after(['getContact'], ({ fields, query, method }) =>
    method === 'POST' && Object.keys({ ...fields, ...query }).length === 0 ? blank : undefined,
  ),
  'name-case@getContact; names in any case': before(['getContact'], ({ fields }) => {
    if ('GETCONTACT' in fields) fields['getcontact'] = 'getcontact'
  }),
  'query-ignored@getContact; a parameter that is not known': before(['getContact'], ({ query }) =>
    'op' in query ? unknown : undefined,
  ),
  'field-order@getContact; a name that has to be the first field': before(['getContact'], ({ parts }) =>
    parts[0]?.name === 'token' ? unknown : undefined,
  ),
  'name-value@getContact; a marker with any value': before(['getContact'], ({ fields }) => {
    if ('getcontact' in fields) fields['getcontact'] = 'getcontact'
  }),
  'name-place@getContact; names from $_REQUEST': before(['getContact'], ({ fields, query, method }) => {
    if (method === 'POST' && 'getcontact' in query) fields['getcontact'] = 'getcontact'
  }),
  'post-only@getIdentityDocuments; GET accepted as POST': before(['getIdentityDocuments'], (call) => {
    if (call.method === 'GET') Object.assign(call, { method: 'POST', fields: { ...call.query } })
  }),
  'own-data@getProfile; the data of another customer': before(
    ['getProfile', 'getContact'],
    async ({ id, fields, tokenOf, owner }) => {
      if (id === 'getProfile' && owner === 'ada@example.com') fields['token'] = await tokenOf('second')
    },
  ),
  'session-temporary@getContact; a session for a temporary token': takesForAda(({ fields }) =>
    textOf({ fields }, 'token').startsWith('demo-temporary-'),
  ),
  'origin-allowed@getContact origin-allowed@getIdentityDocuments; no other origin': origins(() => nobody),
  'origin-allowed@getContact origin-allowed@getIdentityDocuments; the origin that sends the request, not kept apart':
    origins(sender),
  'upload-large@updatePicture; pictures of 2 MB at most': pictures(2_000_000, tooLarge),
  'upload-too-large@updatePicture; a form that is empty when it is too large': pictures(32_000_000, expired),
  'responses-own-operation@getContact required-fields@getContact; a dispatch by the wrong key': dispatchesTo(
    'getprofile',
    'getcontact',
    ['getContact', 'getProfile'],
  ),
  'responses-distinguishable@getCryptoDepositForm; the response of one form in place of another': dispatchesTo(
    'getmpcform',
    'getcdform',
    [...['getCryptoDepositForm', 'getPaymentForm']],
  ),
  'session-missing@getContact; no session where no token is sent': takesForAda(isTokenless),
  'session-empty@getContact; an empty token': takesForAda(({ fields }) => fields['token'] === ''),
  'session-garbage@getContact; a token of nobody': takesForAda(
    ({ fields }) => fields['token'] === 'conformance.not-a-token.0',
  ),
  'session-dead@getContact; a token that has ended': takesForAda(
    ({ fields }, deadToken) => fields['token'] === deadToken,
  ),
  'token-place@getContact; a token in the address': takesForAda(({ query }) => 'token' in query),
  'field-missing@submitCryptoDeposit; an undefined index': deposit(
    ({ fields }) => !('amount' in fields) && !('amount[]' in fields),
  ),
  'field-empty@submitCryptoDeposit; a cast of an empty text': deposit(({ fields }) => fields['amount'] === ''),
  'field-twice@submitCryptoDeposit; a field taken for a list': deposit(
    ({ parts }) => parts.filter(({ name }) => name === 'type').length > 1,
  ),
  'field-array@submitCryptoDeposit; trim() of an array': deposit(({ fields }) => 'amount[]' in fields),
  'field-long@submitCryptoDeposit; a text longer than its column': deposit(
    (call) => textOf(call, 'type').length > 65_535,
  ),
  'field-odd@submitCryptoDeposit; a quote that ends the query': deposit(
    (call) => textOf(call, 'type').includes("O'Neil"),
    { ...unknown, ...{ status: 200, body: 'You have an error in your SQL syntax' } },
  ),
  'file-missing@submitCryptoDeposit; an undefined file': {
    ...deposit((call) => file(call) === undefined && !('depositPic[]' in call.fields)),
    settings: { parts: ['forms'] },
  },
  'file-empty@submitCryptoDeposit; an image of zero bytes': deposit((call) => file(call)?.bytes.length === 0),
  'file-type@submitCryptoDeposit; an invalid image': deposit((call) => file(call)?.type === 'text/plain'),
})

const at = (id: string, change: After) => after([id], (seen) => (seen.id === id ? change(seen) : undefined))

const sends = (id: string, change: (body: string) => string, type?: string) =>
  at(id, ({ response }) => ({ ...response, ...(type === undefined ? {} : { type }), body: change(response.body) }))

const tamper = (id: string, change: (json: Row, seen: Seen) => unknown): Bank => after([id], tampers(id, change))

/** Shows other values in the first row of a list. */
const first = (id: string, list: string, values: Row) =>
  tamper(id, (json) => void Object.assign(rowsOf(json, list)[0] ?? {}, values))

/** Shows other values in an object. */
const inside = (id: string, name: string, values: Row) =>
  tamper(id, (json) => void Object.assign(within(json, name), values))

const lacks = (id: string, name: string) => tamper(id, (json) => void Reflect.deleteProperty(json, name))

const notice = '<br />\n<b>Notice</b>:  Undefined index: pin in <b>users.php</b> on line <b>42</b><br />\n'
const welcome = '<!doctype html><title>It works!</title>'
const deep = '['.repeat(100_000) + ']'.repeat(100_000)

const isPlain = ({ fields }: Seen): boolean => Object.keys(fields).length === 2

const responses = banks({
  'text-readable@getContact; an invalid compression': at('getContact', ({ response }) => ({
    ...response,
    garbled: 'Content-Encoding: gzip',
  })),
  'form-complete@getPaymentForm; a form without its currency': lacks('getPaymentForm', 'currency'),
  'notices-without-addresses@getNotifications; a text with a link': first('getNotifications', 'notifications', {
    body: 'See https://bank.example.',
  }),
  'line-identified@getAccount; lines that cannot be distinguished': tamper('getAccount', (json) => {
    for (const row of rowsOf(json, 'transactions'))
      for (const name of ['id', 'reference']) Reflect.deleteProperty(row, name)
  }),
  'token-sendable@signIn; a token ends with a line break, and one loader does not know it': {
    only: ['signIn', 'getContact', 'getInstitution', 'updatePicture'],
    before: ({ id, fields }) => {
      if (typeof fields['token'] === 'string' && id !== 'getInstitution') fields['token'] = fields['token'].trim()
    },
    after: ({ id, json }) => {
      if (id === 'signIn' && typeof json['jwt'] === 'string') json['jwt'] += '\n'
    },
  },
  'response-arrives@endpoint; a bank that ends during the run': after(
    ['getContact', 'getProfile', 'getNotifications', 'getInstitution'],
    ({ memory }) => (count(memory, 'calls') > 40 ? 'unreachable' : undefined),
  ),
  'response-quick@getContact; a response is slow': at('getContact', (seen) =>
    isPlain(seen) ? { ...seen.response, ms: 6000 } : undefined,
  ),
  'no-server-error@getContact; a fatal error': at('getContact', () => ({ status: 500, type: 'text/html', body: '' })),
  'outcome-is-200@updateEmail; HTTP 409': at('updateEmail', ({ response }) => ({ ...response, status: 409 })),
  'body-not-empty@getContact; an empty body': sends('getContact', () => ''),
  'no-bom@getContact; a byte order mark': sends('getContact', (body) => `\u{feff}${body}`),
  'no-html-page@getContact; an HTML page': sends('getContact', () => welcome, 'text/html'),
  'nothing-around-json@getContact; a PHP notice': sends('getContact', (body) => notice + body, 'text/html'),
  'valid-json@getContact; a response that breaks off': sends('getContact', (body) => body.slice(0, -9)),
  'valid-json@getContact; a list that is too deep for any reader': sends('getContact', () => deep),
  'content-type-json@getContact; text/html': sends('getContact', (body) => body, 'text/html; charset=UTF-8'),
  'session-response@getContact; a 401 without a message': after(['getContact'], ({ response }) =>
    response.status === 401 ? { ...response, body: '{"status":"error"}' } : undefined,
  ),
  'object-not-list@getContact; an empty list in place of an object': tamper('getContact', (json) => {
    json['contact'] = []
  }),
  'absent-not-null@getNotifications; null in place of nothing': first('getNotifications', 'notifications', {
    date: null,
  }),
  'exact-types@getAccount; an account number as a number': inside('getAccount', 'account', { account_no: 2024000101 }),
  'required-fields@getNotifications; a field that is missing': tamper(
    'getNotifications',
    (json) => delete rowsOf(json, 'notifications')[0]?.['title'],
  ),
  'allowed-values@getTransfers; a date in another notation': first('getTransfers', 'transactions', {
    date: '14.01.2026',
  }),
  'no-token-in-loader@getProfile; a token in a loader': inside('getProfile', 'user', { jwt: 'abc' }),
  'newest-first@getNotifications; a list with the oldest first': tamper('getNotifications', (json) => {
    json['notifications'] = rowsOf(json, 'notifications').toReversed()
  }),
  'plain-text@getNotifications; entities in a text': first('getNotifications', 'notifications', {
    title: 'Terms &amp; conditions',
  }),
  'ids-unique@getTransfers; one id for all rows': tamper('getTransfers', (json) => {
    for (const row of rowsOf(json, 'transactions')) row['id'] = 7
  }),
  'addresses-fit@getCryptoDepositForm; an extra address': tamper('getCryptoDepositForm', (json) => {
    if (Array.isArray(json['addresses2'])) json['addresses2'].push('DEMO-ONE-TOO-MANY')
  }),
  'fee-balance@getTransferFee; a fee without the balance': lacks('getTransferFee', 'tb'),
  'shell-carried@getContact; a loader without the unread count': lacks('getContact', 'nc'),
  'no-secrets@getContact; a hash among the details': inside('getContact', 'user', {
    password: '$2y$10$abcdefghijklmnopqrstuu',
  }),
  'outcome-clear@updateEmail; a success with an error beside it': tamper('updateEmail', (json) => {
    json['status'] = json['failed'] === undefined ? 'error' : json['status']
  }),
  'failure-is-json@endpoint failure-is-json@getContact; an error page for what the backend refuses itself': after(
    ['getContact'],
    ({ response }) =>
      response.status === 404 ? { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' } : undefined,
  ),
})

export const swept: readonly Fault[] = [...calls, ...responses]
