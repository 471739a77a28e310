import type { Seen } from './backend.ts'
import { type Row, rows, inner, banks, type After, after, shows, count } from './edits.ts'

const at = (id: string, change: After) => after([id], (seen) => (seen.id === id ? change(seen) : undefined))

const sends = (id: string, change: (body: string) => string, type?: string) =>
  at(id, ({ response }) => ({ ...response, ...(type === undefined ? {} : { type }), body: change(response.body) }))

const tamper = (id: string, change: (json: Row) => void) => shows([id], id, change)

/** Shows other values in the first row of a list. */
const first = (id: string, list: string, values: Row) =>
  tamper(id, (json) => void Object.assign(rows(json, list)[0] ?? {}, values))

/** Shows other values in an object. */
const within = (id: string, name: string, values: Row) =>
  tamper(id, (json) => void Object.assign(inner(json, name), values))

const lacks = (id: string, name: string) => tamper(id, (json) => void Reflect.deleteProperty(json, name))

const notice = '<br />\n<b>Notice</b>:  Undefined index: pin in <b>users.php</b> on line <b>42</b><br />\n'
const welcome = '<!doctype html><title>It works!</title>'
const deep = '['.repeat(100_000) + ']'.repeat(100_000)

const isPlain = ({ fields }: Seen): boolean => Object.keys(fields).length === 2

export const brokenResponses = banks({
  'response-arrives@getContact': {
    'the connection is cut': at('getContact', () => 'cut'),
    'no response arrives in time': at('getContact', () => 'late'),
  },
  'token-sendable@signIn': {
    'a token ends with a line break, and one loader does not know it': {
      only: ['signIn', 'getContact', 'getInstitution', 'updatePicture'],
      before: ({ id, fields }) => {
        if (typeof fields['token'] === 'string' && id !== 'getInstitution') fields['token'] = fields['token'].trim()
      },
      after: ({ id, json }) => {
        if (id === 'signIn' && typeof json['jwt'] === 'string') json['jwt'] += '\n'
      },
    },
  },
  'response-arrives@endpoint': {
    'a bank that ends during the run': after(
      ['getContact', 'getProfile', 'getNotifications', 'getInstitution'],
      ({ memory }) => (count(memory, 'calls') > 40 ? 'unreachable' : undefined),
    ),
  },
  'response-quick@getContact': {
    'a response is slow': at('getContact', (seen) => (isPlain(seen) ? { ...seen.response, ms: 6000 } : undefined)),
  },
  'no-server-error@getContact': {
    'a fatal error': at('getContact', () => ({ status: 500, type: 'text/html', body: '' })),
  },
  'outcome-is-200@updateEmail': {
    'a refusal under a status of its own': at('updateEmail', ({ response }) => ({ ...response, status: 409 })),
  },
  'body-not-empty@getContact': { 'an empty body': sends('getContact', () => '') },
  'no-bom@getContact': { 'a byte order mark': sends('getContact', (body) => `\u{feff}${body}`) },
  'no-html-page@getContact': { 'an HTML page': sends('getContact', () => welcome, 'text/html') },
  'nothing-around-json@getContact': {
    'a PHP notice before the JSON': sends('getContact', (body) => notice + body, 'text/html'),
  },
  'valid-json@getContact': {
    'a response that breaks off': sends('getContact', (body) => body.slice(0, -9)),
    'a response that is too deep for any reader': {
      ...sends('getContact', (body) => body.replace('{', `{"deep":${'['.repeat(300)}${']'.repeat(300)},`)),
      tells: /at most 200 levels, got JSON that is nested deeper/,
    },
    'a list that is too deep for any reader': sends('getContact', () => deep),
  },
  'content-type-json@getContact': {
    'JSON with the type text/html': sends('getContact', (body) => body, 'text/html; charset=UTF-8'),
  },
  'session-response@getContact': {
    'a 401 without a message': after(['getContact'], ({ response }) =>
      response.status === 401 ? { ...response, body: '{"status":"error"}' } : undefined,
    ),
  },
  'object-not-list@getContact': {
    'an empty list in place of an object': tamper('getContact', (json) => {
      json['contact'] = []
    }),
  },
  'absent-not-null@getNotifications': {
    'null in place of nothing': first('getNotifications', 'notifications', { date: null }),
  },
  'exact-types@getAccount': {
    'an account number as a number': within('getAccount', 'account', { account_no: 2024000101 }),
  },
  'exact-types@getProfile': {
    'numbers for texts at every level': within('getProfile', 'profile', { phone: 12025550101 }),
  },
  'required-fields@getNotifications': {
    'a field that is missing': tamper('getNotifications', (json) => delete rows(json, 'notifications')[0]?.['title']),
  },
  'allowed-values@getContact': {
    'an e-mail address as the telephone number': within('getContact', 'contact', {
      ...{ email: '+1 202 555 0100', phone: 'help@harbour-trust.example' },
    }),
  },
  'allowed-values@getTransfers': {
    'a date in another notation': first('getTransfers', 'transactions', { date: '14.01.2026' }),
  },
  'allowed-values@getStatement': {
    'an amount with a currency sign': first('getStatement', 'transactions', { amount: '$1,250.50' }),
  },
  'no-token-in-loader@getProfile': { 'a token in a loader': within('getProfile', 'user', { jwt: 'abc' }) },
  'no-token-in-loader@getContact': {
    'the token of the request, within a text': shows(['getContact'], 'getContact', (json, { text }) => {
      json['note'] = `session ${text('token')}`
    }),
  },
  'newest-first@getNotifications': {
    'a list with the oldest first': tamper('getNotifications', (json) => {
      json['notifications'] = rows(json, 'notifications').toReversed()
    }),
  },
  'plain-text@getNotifications': {
    'entities in a text': first('getNotifications', 'notifications', { title: 'Terms &amp; conditions' }),
  },
  'plain-text@getContact': {
    'a path for a file name': within('getContact', 'user', { picture: '/var/www/uploads/ada.png' }),
  },
  'ids-unique@getTransfers': {
    'one id for all rows': tamper('getTransfers', (json) => {
      for (const row of rows(json, 'transactions')) row['id'] = 7
    }),
  },
  'addresses-fit@getCryptoDepositForm': {
    'an extra address': tamper('getCryptoDepositForm', (json) => {
      if (Array.isArray(json['addresses2'])) json['addresses2'].push('DEMO-ONE-TOO-MANY')
    }),
  },
  'fee-balance@getTransferFee': { 'a fee without the balance': lacks('getTransferFee', 'tb') },
  'shell-carried@getContact': { 'a loader without the unread count': lacks('getContact', 'nc') },
  'no-secrets@getContact': {
    'a hash among the details': within('getContact', 'user', { password: '$2y$10$abcdefghijklmnopqrstuu' }),
  },
  'outcome-clear@updateEmail': {
    'a success with an error beside it': tamper('updateEmail', (json) => {
      json['status'] = json['failed'] === undefined ? 'error' : json['status']
    }),
  },
  'failure-is-json@endpoint failure-is-json@getContact': {
    'an error page for what the backend refuses itself': after(['getContact'], ({ response }) =>
      response.status === 404 ? { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' } : undefined,
    ),
  },
})
