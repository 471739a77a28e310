import type { Fault, PlainResponse, Seen } from './backend.ts'

function at(id: string, change: (response: PlainResponse, seen: Seen) => ReturnType<NonNullable<Fault['after']>>) {
  return {
    only: [id],
    after: (response: PlainResponse, seen: Seen) =>
      seen.id === id && response.status === 200 ? change(response, seen) : undefined,
  }
}

function tamper(id: string, change: (json: Record<string, unknown>) => void) {
  return at(id, (_response, { json }) => {
    change(json)
  })
}

const first = (json: Record<string, unknown>, list: string): Record<string, unknown> =>
  (json[list] as Record<string, unknown>[])[0] ?? {}

const notice = '<br />\n<b>Notice</b>:  Undefined index: pin in <b>users.php</b> on line <b>42</b><br />\n'

export const brokenResponses: Fault[] = [
  {
    name: 'the connection is cut',
    finds: ['response-arrives@getContact'],
    ...at('getContact', () => 'cut'),
  },
  {
    name: 'a token ends with a line break',
    finds: ['token-sendable@signIn'],
    only: ['signIn', 'getContact', 'updatePicture'],
    before: ({ fields }) => {
      if (typeof fields['token'] === 'string') fields['token'] = fields['token'].trim()
    },
    after: (_response, { id, json }) => {
      if (id === 'signIn' && typeof json['jwt'] === 'string') json['jwt'] += '\n'
    },
  },
  {
    name: 'a bank that ends during the run',
    finds: ['response-arrives@endpoint'],
    only: ['getContact', 'getProfile', 'getNotifications', 'getInstitution'],
    after: (_response, { intact: { memory } }) => {
      const calls = Number(memory.get('calls') ?? 0) + 1
      memory.set('calls', String(calls))
      return calls > 40 ? 'unreachable' : undefined
    },
  },
  {
    name: 'no response arrives in time',
    finds: ['response-arrives@getContact'],
    ...at('getContact', () => 'late'),
  },
  {
    name: 'a response is slow',
    finds: ['response-quick@getContact'],
    ...at('getContact', (response, { call }) =>
      Object.keys(call.fields).length === 2 ? { ...response, ms: 6000 } : undefined,
    ),
  },
  {
    name: 'an e-mail address as the telephone number',
    finds: ['allowed-values@getContact'],
    ...tamper('getContact', (json) => {
      json['contact'] = { email: '+1 202 555 0100', phone: 'help@harbour-trust.example' }
    }),
  },
  {
    name: 'a fatal error',
    finds: ['no-server-error@getContact'],
    ...at('getContact', () => ({ status: 500, type: 'text/html', body: '' })),
  },
  {
    name: 'a refusal under a status of its own',
    finds: ['outcome-is-200@updateEmail'],
    only: ['updateEmail'],
    after: (response, { id }) =>
      id === 'updateEmail' && response.status === 200 ? { ...response, status: 409 } : undefined,
  },
  {
    name: 'an empty body',
    finds: ['body-not-empty@getContact'],
    ...at('getContact', (response) => ({ ...response, body: '' })),
  },
  {
    name: 'a byte order mark',
    finds: ['no-bom@getContact'],
    ...at('getContact', (response) => ({ ...response, body: `\u{feff}${response.body}` })),
  },
  {
    name: 'an HTML page',
    finds: ['no-html-page@getContact'],
    ...at('getContact', () => ({ status: 200, type: 'text/html', body: '<!doctype html><title>It works!</title>' })),
  },
  {
    name: 'a PHP notice before the JSON',
    finds: ['nothing-around-json@getContact'],
    ...at('getContact', (response) => ({ ...response, type: 'text/html', body: notice + response.body })),
  },
  {
    name: 'a response that breaks off',
    finds: ['valid-json@getContact'],
    ...at('getContact', (response) => ({ ...response, body: response.body.slice(0, -9) })),
  },
  {
    name: 'JSON with the type text/html',
    finds: ['content-type-json@getContact'],
    ...at('getContact', (response) => ({ ...response, type: 'text/html; charset=UTF-8' })),
  },
  {
    name: 'a 401 without a message',
    finds: ['session-response@getContact'],
    only: ['getContact'],
    after: (response) => (response.status === 401 ? { ...response, body: '{"status":"error"}' } : undefined),
  },
  {
    name: 'an empty list in place of an object',
    finds: ['object-not-list@getContact'],
    ...tamper('getContact', (json) => {
      json['contact'] = []
    }),
  },
  {
    name: 'null in place of nothing',
    finds: ['absent-not-null@getNotifications'],
    ...tamper('getNotifications', (json) => {
      first(json, 'notifications')['date'] = null
    }),
  },
  {
    name: 'a response that is too deep for any reader',
    finds: ['valid-json@getContact'],
    ...at('getContact', (response) => ({ ...response, body: '['.repeat(100_000) + ']'.repeat(100_000) })),
  },
  {
    name: 'an account number as a number',
    finds: ['exact-types@getAccount'],
    ...tamper('getAccount', (json) => {
      ;(json['account'] as Record<string, unknown>)['account_no'] = 2024000101
    }),
  },
  {
    name: 'numbers for texts at every level',
    finds: ['exact-types@getProfile'],
    ...tamper('getProfile', (json) => {
      ;(json['profile'] as Record<string, unknown>)['phone'] = 12025550101
    }),
  },
  {
    name: 'a field that is missing',
    finds: ['required-fields@getNotifications'],
    ...tamper('getNotifications', (json) => {
      delete first(json, 'notifications')['title']
    }),
  },
  {
    name: 'a date in another notation',
    finds: ['allowed-values@getTransfers'],
    ...tamper('getTransfers', (json) => {
      first(json, 'transactions')['date'] = '14.01.2026'
    }),
  },
  {
    name: 'an amount with a currency sign',
    finds: ['allowed-values@getStatement'],
    ...tamper('getStatement', (json) => {
      first(json, 'transactions')['amount'] = '$1,250.50'
    }),
  },
  {
    name: 'a token in a loader',
    finds: ['no-token-in-loader@getProfile'],
    ...tamper('getProfile', (json) => {
      ;(json['user'] as Record<string, unknown>)['jwt'] = 'abc'
    }),
  },
  {
    name: 'a list with the oldest first',
    finds: ['newest-first@getNotifications'],
    ...tamper('getNotifications', (json) => {
      ;(json['notifications'] as unknown[]).reverse()
    }),
  },
  {
    name: 'entities in a text',
    finds: ['plain-text@getNotifications'],
    ...tamper('getNotifications', (json) => {
      first(json, 'notifications')['title'] = 'Terms &amp; conditions'
    }),
  },
  {
    name: 'a path for a file name',
    finds: ['plain-text@getContact'],
    ...tamper('getContact', (json) => {
      ;(json['user'] as Record<string, unknown>)['picture'] = '/var/www/uploads/ada.png'
    }),
  },
  {
    name: 'one id for all rows',
    finds: ['ids-unique@getTransfers'],
    ...tamper('getTransfers', (json) => {
      for (const row of json['transactions'] as Record<string, unknown>[]) row['id'] = 7
    }),
  },
  {
    name: 'an extra address',
    finds: ['addresses-fit@getCryptoDepositForm'],
    ...tamper('getCryptoDepositForm', (json) => {
      ;(json['addresses2'] as unknown[]).push('DEMO-ONE-TOO-MANY')
    }),
  },
  {
    name: 'a fee without the balance',
    finds: ['fee-balance@getTransferFee'],
    ...tamper('getTransferFee', (json) => {
      delete json['tb']
    }),
  },
  {
    name: 'a loader without the unread count',
    finds: ['shell-carried@getContact'],
    ...tamper('getContact', (json) => {
      delete json['nc']
    }),
  },
  {
    name: 'a hash among the details',
    finds: ['no-secrets@getContact'],
    ...tamper('getContact', (json) => {
      ;(json['user'] as Record<string, unknown>)['password'] = '$2y$10$abcdefghijklmnopqrstuu'
    }),
  },
  {
    name: 'a success with an error beside it',
    finds: ['outcome-clear@updateEmail'],
    ...tamper('updateEmail', (json) => {
      json['status'] = json['failed'] === undefined ? 'error' : json['status']
    }),
  },
  {
    name: 'an error page for what the backend refuses itself',
    finds: ['failure-is-json@endpoint', 'failure-is-json@getContact'],
    only: ['getContact'],
    after: (response) =>
      response.status === 404 ? { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' } : undefined,
  },
]
