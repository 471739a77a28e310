import type { Cors } from '#tests/conformance/transport/client.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { textOf, type Fault, type PlainResponse, type SeenCall } from './backend.ts'
import { refusal } from './edits.ts'

const crash: PlainResponse = { status: 500, type: 'text/html', body: '<b>Fatal error</b>: Uncaught TypeError' }
const blank: PlainResponse = { status: 200, type: 'text/html', body: '' }

function takesForAda(rule: string, like: (call: SeenCall, deadToken: string) => boolean): Fault {
  return {
    name: `a session check that fails (${rule})`,
    finds: [`${rule}@getContact`],
    only: ['getContact'],
    before: async (call, { target, tokenOf }) => {
      if (like(call, target.deadToken)) call.fields['token'] = await tokenOf('main')
    },
  }
}

function dispatchesTo(wrong: string, right: string, fault: Fault): Fault {
  return {
    ...fault,
    before: ({ fields }) => {
      if (fields[right] !== right || wrong in fields) return
      Reflect.deleteProperty(fields, right)
      fields[wrong] = wrong
    },
  }
}

function deposit(
  rule: string,
  name: string,
  when: (call: SeenCall) => boolean,
  response: PlainResponse = crash,
): Fault {
  return {
    name,
    finds: [`${rule}@submitCryptoDeposit`],
    only: ['submitCryptoDeposit'],
    after: ({ status }, { call }) => ('newcd' in call.fields && status !== 401 && when(call) ? response : undefined),
  }
}

function file({ fields }: SeenCall): FileValue | undefined {
  const { depositPic } = fields
  return typeof depositPic === 'object' ? depositPic : undefined
}

const text = (call: SeenCall): string => (typeof call.fields['type'] === 'string' ? call.fields['type'] : '')

const dashboard = { origin: 'https://dashboard.example' }

function origins(name: string, finds: string[], says: (response: PlainResponse, call: SeenCall) => Cors): Fault {
  return {
    ...{ name, finds, only: ['getContact', 'getIdentityDocuments'], settings: dashboard },
    after: (response, { call }) => ({ ...response, cors: says(response, call) }),
  }
}

const everyone = { allowOrigin: '*', vary: '' }
const nobody = { allowOrigin: '', vary: '' }

function pictures(name: string, finds: string[], over: number, response: PlainResponse): Fault {
  return {
    ...{ name, finds, only: ['updatePicture'], settings: { largeUploads: true } },
    before: ({ fields: { profilePic } }) => {
      const size = typeof profilePic === 'object' ? profilePic.bytes.length : 0
      return size > over ? response : size > 1_000_000 ? taken : undefined
    },
  }
}

const taken: PlainResponse = {
  status: 200,
  type: 'application/json',
  body: '{"status":"success","message":"Action Successful"}',
}

const tooLarge: PlainResponse = { status: 413, type: 'application/json', body: '{"status":"error"}' }

export const validHeaders: Fault[] = [
  origins('every origin', [], () => everyone),
  origins('one origin', [], () => ({ allowOrigin: dashboard.origin, vary: '' })),
  origins('the origin that sends the request, kept apart', [], (_response, { origin = '' }) => ({
    allowOrigin: origin,
    vary: 'accept-encoding, origin',
  })),
  {
    name: 'a refusal of an unknown parameter',
    finds: [],
    only: ['getContact'],
    before: ({ query }) =>
      'token' in query ? { status: 404, type: 'application/json', body: '{"status":"error"}' } : undefined,
  },
  {
    name: 'a page of the web server for another method',
    finds: [],
    only: ['getContact'],
    before: ({ method }) =>
      method === 'POST' ? undefined : { status: 405, type: 'text/html', body: '<h1>405 Not Allowed</h1>' },
  },
  pictures('a bank that takes 40 MB', [], Infinity, taken),
  pictures('a bank that takes 32 MB', [], 32_000_000, tooLarge),
]

export const brokenCalls: Fault[] = [
  {
    name: 'a refusal with HTTP 200 where no operation is known',
    finds: ['name-unknown-status@endpoint'],
    only: ['getContact'],
    after: (response) => (response.status === 404 ? { ...response, status: 200 } : undefined),
  },
  origins('no other origin', ['origin-allowed@getContact', 'origin-allowed@getIdentityDocuments'], () => nobody),
  origins('another origin than that of the dashboard', ['origin-allowed@getContact'], (_response, { fields }) =>
    'getcontact' in fields ? { allowOrigin: 'https://www.dashboard.example', vary: '' } : everyone,
  ),
  origins('no other origin where the session is dead', ['origin-allowed@getContact'], ({ status }) =>
    status === 401 ? nobody : everyone,
  ),
  {
    ...origins('no other origin for an unknown name', ['origin-allowed@endpoint'], ({ status }) =>
      status === 404 ? nobody : everyone,
    ),
    only: ['signIn'],
  },
  {
    ...pictures('no other origin where a body is too large', ['origin-allowed@updatePicture'], 32_000_000, {
      ...tooLarge,
      cors: nobody,
    }),
    settings: { ...dashboard, largeUploads: true },
  },
  origins(
    'the origin that sends the request, not kept apart',
    ['origin-allowed@getContact', 'origin-allowed@getIdentityDocuments'],
    (_response, { origin = '' }) => ({ allowOrigin: origin, vary: '' }),
  ),
  {
    ...origins(
      'the origin that sends the request, for a form',
      ['origin-allowed@updateProfile'],
      (_response, call) => ({
        allowOrigin: call.origin ?? '',
        vary: '',
      }),
    ),
    only: ['updateProfile'],
  },
  {
    ...origins('no other origin for a form', ['origin-allowed@updateProfile'], (_response, { fields }) =>
      'updateprofile' in fields ? nobody : everyone,
    ),
    only: ['updateProfile'],
  },
  {
    name: 'an action for which any other word counts',
    finds: ['name-unknown@endpoint'],
    only: ['getContact'],
    before: ({ query, fields }) =>
      query['crud'] === 'userforgot' && !['code', 'reset'].includes(textOf({ fields }, 'action')) ? taken : undefined,
  },
  {
    name: 'an action that is no text, which counts as any',
    finds: ['name-unknown@endpoint'],
    only: ['requestPasswordReset', 'resetPassword'],
    before: ({ method, query, fields }) =>
      method === 'POST' && query['crud'] === 'userforgot' && !['code', 'reset'].includes(textOf({ fields }, 'action'))
        ? taken
        : undefined,
  },
  pictures('pictures of 2 MB at most', ['upload-large@updatePicture'], 2_000_000, tooLarge),
  pictures('a form that is empty when it is too large', ['upload-too-large@updatePicture'], 32_000_000, {
    status: 401,
    type: 'application/json',
    body: '{"status":"error","message":"Your session has ended."}',
  }),
  dispatchesTo('getstatement', 'getstatement2', {
    name: 'a dispatch by the beginning of the name',
    finds: ['responses-own-operation@getAccount', 'required-fields@getAccount'],
    only: ['getAccount', 'getStatement'],
  }),
  dispatchesTo('getprofile', 'getcontact', {
    name: 'a dispatch by the wrong key',
    finds: ['responses-own-operation@getContact', 'required-fields@getContact'],
    only: ['getContact', 'getProfile'],
  }),
  dispatchesTo('getmpcform', 'getcdform', {
    name: 'the response of one form in place of another',
    finds: ['responses-distinguishable@getCryptoDepositForm'],
    only: ['getCryptoDepositForm', 'getPaymentForm'],
  }),
  {
    name: 'nothing for a call without a name',
    finds: ['name-missing@endpoint'],
    only: ['getContact'],
    after: (_response, { call: { method, fields, query } }) =>
      method === 'POST' && Object.keys({ ...fields, ...query }).length === 0 ? blank : undefined,
  },
  {
    name: 'nothing for an unknown name',
    finds: ['name-unknown@endpoint'],
    only: ['getContact'],
    after: (_response, { call: { query } }) => (query['crud'] === 'nosuchoperation' ? blank : undefined),
  },
  {
    name: 'names in any case',
    finds: ['name-case@getContact'],
    only: ['getContact'],
    before: ({ fields }) => {
      if ('GETCONTACT' in fields) fields['getcontact'] = 'getcontact'
    },
  },
  {
    name: 'a parameter that is not known',
    finds: ['query-ignored@getContact'],
    only: ['getContact'],
    before: ({ query }) =>
      'op' in query ? { status: 404, type: 'application/json', body: '{"status":"error"}' } : undefined,
  },
  {
    name: 'a name that has to be the first field',
    finds: ['field-order@getContact'],
    only: ['getContact'],
    before: ({ parts }) =>
      parts[0]?.name === 'token' ? { status: 404, type: 'application/json', body: '{"status":"error"}' } : undefined,
  },
  {
    name: 'a marker with any value',
    finds: ['name-value@getContact'],
    only: ['getContact'],
    before: ({ fields }) => {
      if ('getcontact' in fields) fields['getcontact'] = 'getcontact'
    },
  },
  {
    name: 'crud from the form',
    finds: ['name-place@signIn'],
    only: ['signIn'],
    before: ({ fields, query }) => {
      if (fields['crud'] === 'userlogin') query['crud'] = 'userlogin'
    },
  },
  {
    name: 'names from $_REQUEST',
    finds: ['name-place@getContact'],
    only: ['getContact'],
    before: ({ fields, query, method }) => {
      if (method === 'POST' && 'getcontact' in query) fields['getcontact'] = 'getcontact'
    },
  },
  {
    name: 'GET accepted as POST',
    finds: ['post-only@getIdentityDocuments'],
    only: ['getIdentityDocuments'],
    before: (call) => {
      if (call.method === 'GET') Object.assign(call, { method: 'POST', fields: { ...call.query } })
    },
  },
  {
    name: 'PUT accepted as POST',
    finds: ['post-only@getContact'],
    only: ['getContact'],
    before: (call) => {
      if (call.method === 'PUT') Object.assign(call, { method: 'POST' })
    },
  },
  takesForAda(
    'session-missing',
    ({ fields, query, authorization, method }) =>
      method === 'POST' &&
      !('token' in fields) &&
      !('token[]' in fields) &&
      !('token' in query) &&
      authorization === undefined,
  ),
  takesForAda('session-empty', ({ fields }) => fields['token'] === ''),
  takesForAda('session-garbage', ({ fields }) => fields['token'] === 'conformance.not-a-token.0'),
  takesForAda('session-dead', ({ fields }, deadToken) => fields['token'] === deadToken),
  takesForAda('session-temporary', ({ fields }) => textOf({ fields }, 'token').startsWith('demo-temporary-')),
  takesForAda('token-place', ({ query }) => 'token' in query),
  {
    name: 'a temporary token that may transfer',
    finds: ['session-temporary@confirmPin'],
    only: ['confirmPin'],
    before: async ({ fields }, { tokenOf }) => {
      if (textOf({ fields }, 'token').startsWith('demo-temporary-')) {
        fields['token'] = await tokenOf('main')
        fields['pin'] = '1234'
      }
    },
  },
  {
    name: "another customer's data",
    finds: ['own-data@getProfile'],
    only: ['getProfile', 'getContact'],
    before: async ({ fields }, { emailOf, tokenOf }) => {
      if ('getprofile' in fields && emailOf(textOf({ fields }, 'token')) === 'ada@example.com')
        fields['token'] = await tokenOf('second')
    },
  },
  deposit('field-missing', 'an undefined index', ({ fields }) => !('amount' in fields) && !('amount[]' in fields)),
  deposit('field-empty', 'a cast of an empty text', ({ fields }) => fields['amount'] === ''),
  deposit(
    'field-twice',
    'a field taken for a list',
    ({ parts }) => parts.filter(({ name }) => name === 'type').length > 1,
  ),
  deposit('field-array', 'trim() of an array', ({ fields }) => 'amount[]' in fields),
  deposit('field-long', 'a text longer than its column', (call) => text(call).length > 65_535),
  deposit('field-odd', 'a quote that ends the query', (call) => text(call).includes("O'Neil"), {
    status: 200,
    type: 'application/json',
    body: 'You have an error in your SQL syntax',
  }),
  {
    ...deposit(
      'file-missing',
      'an undefined file',
      (call) => file(call) === undefined && !('depositPic[]' in call.fields),
    ),
    settings: { parts: ['forms'] },
  },
  deposit('file-empty', 'an image of zero bytes', (call) => file(call)?.bytes.length === 0),
  deposit('file-type', 'an invalid image', (call) => file(call)?.type === 'text/plain'),
  {
    name: 'a temporary token that gets HTTP 403',
    finds: ['session-temporary@getContact'],
    only: ['getContact'],
    before: (call, { emailOf, target }) => {
      const { email } = target.accounts.find(({ kind }) => kind === 'unapproved') ?? {}
      return 'getcontact' in call.fields && emailOf(textOf(call, 'token')) === email
        ? { ...refusal, status: 403 }
        : undefined
    },
  },
]
