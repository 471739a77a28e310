import type { Cors } from '#tests/conformance/transport/client.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { textOf, type PlainResponse, type Seen, type SeenCall } from './backend.ts'
import { statements, done, refusal, expired, banks, conforming, before, after } from './edits.ts'

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

const origins = (says: (seen: Seen) => Cors, only = ['getContact', 'getIdentityDocuments']) => ({
  ...{ only, settings: dashboard },
  ...after(only, (seen) => ({ ...seen.response, cors: says(seen) })),
})

const sender = ({ origin = '' }: Seen): Cors => ({ allowOrigin: origin, vary: '' })

const pictures = (over: number, response: PlainResponse, settings = {}) => ({
  ...{ only: ['updatePicture'], settings: { ...settings, largeUploads: true } },
  before: ({ fields: { profilePic } }: SeenCall) => {
    const size = typeof profilePic === 'object' ? profilePic.bytes.length : 0
    return size > over ? response : size > 1_000_000 ? done : undefined
  },
})

const isOtherAction = ({ query, fields }: SeenCall): boolean =>
  query['crud'] === 'userforgot' && !['code', 'reset'].includes(textOf({ fields }, 'action'))

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

export const brokenCalls = banks({
  'name-unknown-status@endpoint': {
    'a refusal with HTTP 200 where no operation is known': after(['getContact'], ({ response }) =>
      response.status === 404 ? { ...response, status: 200 } : undefined,
    ),
  },
  'name-unknown@endpoint': {
    'an action for which any other word counts': before(['getContact'], (call) =>
      isOtherAction(call) ? done : undefined,
    ),
    'an action that is no text, which counts as any': before(['requestPasswordReset', 'resetPassword'], (call) =>
      call.method === 'POST' && isOtherAction(call) ? done : undefined,
    ),
    'nothing for an unknown name': after(['getContact'], ({ query }) =>
      query['crud'] === 'nosuchoperation' ? blank : undefined,
    ),
  },
  'name-missing@endpoint': {
    'nothing for a call without a name': after(['getContact'], ({ fields, query, method }) =>
      method === 'POST' && Object.keys({ ...fields, ...query }).length === 0 ? blank : undefined,
    ),
  },
  'name-case@getContact': {
    'names in any case': before(['getContact'], ({ fields }) => {
      if ('GETCONTACT' in fields) fields['getcontact'] = 'getcontact'
    }),
  },
  'query-ignored@getContact': {
    'a parameter that is not known': before(['getContact'], ({ query }) => ('op' in query ? unknown : undefined)),
  },
  'field-order@getContact': {
    'a name that has to be the first field': before(['getContact'], ({ parts }) =>
      parts[0]?.name === 'token' ? unknown : undefined,
    ),
  },
  'name-value@getContact': {
    'a marker with any value': before(['getContact'], ({ fields }) => {
      if ('getcontact' in fields) fields['getcontact'] = 'getcontact'
    }),
  },
  'name-place@signIn': {
    'crud from the form': before(['signIn'], ({ fields, query }) => {
      if (fields['crud'] === 'userlogin') query['crud'] = 'userlogin'
    }),
  },
  'name-place@getContact': {
    'names from $_REQUEST': before(['getContact'], ({ fields, query, method }) => {
      if (method === 'POST' && 'getcontact' in query) fields['getcontact'] = 'getcontact'
    }),
  },
  'post-only@getIdentityDocuments': {
    'GET accepted as POST': before(['getIdentityDocuments'], (call) => {
      if (call.method === 'GET') Object.assign(call, { method: 'POST', fields: { ...call.query } })
    }),
  },
  'post-only@getContact': {
    'PUT accepted as POST': before(['getContact'], (call) => {
      if (call.method === 'PUT') Object.assign(call, { method: 'POST' })
    }),
  },
  'session-temporary@confirmPin': {
    'a temporary token that may transfer': before(['confirmPin'], async ({ text, fields, tokenOf }) => {
      if (text('token').startsWith('demo-temporary-')) {
        fields['token'] = await tokenOf('main')
        fields['pin'] = '1234'
      }
    }),
  },
  'own-data@getProfile': {
    "another customer's data": before(['getProfile', 'getContact'], async ({ id, fields, tokenOf, owner }) => {
      if (id === 'getProfile' && owner === 'ada@example.com') fields['token'] = await tokenOf('second')
    }),
  },
  'session-temporary@getContact': {
    'a session for a temporary token': takesForAda(({ fields }) =>
      textOf({ fields }, 'token').startsWith('demo-temporary-'),
    ),
    'a temporary token that gets HTTP 403': before(['getContact'], ({ id, target, owner }) => {
      const { email } = target.accounts.find(({ kind }) => kind === 'unapproved') ?? {}
      return id === 'getContact' && owner === email ? { ...refusal, status: 403 } : undefined
    }),
  },

  'origin-allowed@getContact origin-allowed@getIdentityDocuments': {
    'no other origin': origins(() => nobody),
    'the origin that sends the request, not kept apart': origins(sender),
  },
  'origin-allowed@getContact': {
    'another origin than that of the dashboard': origins(({ fields }) =>
      'getcontact' in fields ? { allowOrigin: 'https://www.dashboard.example', vary: '' } : everyone,
    ),
    'no other origin where the session is dead': origins(({ response: { status } }) =>
      status === 401 ? nobody : everyone,
    ),
  },
  'origin-allowed@endpoint': {
    'no other origin for an unknown name': origins(
      ({ response: { status } }) => (status === 404 ? nobody : everyone),
      ['signIn'],
    ),
  },
  'origin-allowed@updatePicture': {
    'no other origin where a body is too large': pictures(32_000_000, { ...tooLarge, cors: nobody }, dashboard),
  },
  'origin-allowed@updateProfile': {
    'the origin that sends the request, for a form': origins(sender, ['updateProfile']),
    'no other origin for a form': origins(
      ({ fields }) => ('updateprofile' in fields ? nobody : everyone),
      ['updateProfile'],
    ),
  },
  'upload-large@updatePicture': { 'pictures of 2 MB at most': pictures(2_000_000, tooLarge) },
  'upload-too-large@updatePicture': { 'a form that is empty when it is too large': pictures(32_000_000, expired) },
  'responses-own-operation@getAccount required-fields@getAccount': {
    'a dispatch by the beginning of the name': dispatchesTo('getstatement', 'getstatement2', [...statements]),
  },
  'responses-own-operation@getContact required-fields@getContact': {
    'a dispatch by the wrong key': dispatchesTo('getprofile', 'getcontact', ['getContact', 'getProfile']),
  },
  'responses-distinguishable@getCryptoDepositForm': {
    'the response of one form in place of another': dispatchesTo('getmpcform', 'getcdform', [
      ...['getCryptoDepositForm', 'getPaymentForm'],
    ]),
  },
  'session-missing@getContact': { 'no session where no token is sent': takesForAda(isTokenless) },
  'session-empty@getContact': { 'an empty token': takesForAda(({ fields }) => fields['token'] === '') },
  'session-garbage@getContact': {
    'a token of nobody': takesForAda(({ fields }) => fields['token'] === 'conformance.not-a-token.0'),
  },
  'session-dead@getContact': {
    'a token that has ended': takesForAda(({ fields }, deadToken) => fields['token'] === deadToken),
  },
  'token-place@getContact': { 'a token in the address': takesForAda(({ query }) => 'token' in query) },
  'field-missing@submitCryptoDeposit': {
    'an undefined index': deposit(({ fields }) => !('amount' in fields) && !('amount[]' in fields)),
  },
  'field-empty@submitCryptoDeposit': { 'a cast of an empty text': deposit(({ fields }) => fields['amount'] === '') },
  'field-twice@submitCryptoDeposit': {
    'a field taken for a list': deposit(({ parts }) => parts.filter(({ name }) => name === 'type').length > 1),
  },
  'field-array@submitCryptoDeposit': { 'trim() of an array': deposit(({ fields }) => 'amount[]' in fields) },
  'field-long@submitCryptoDeposit': {
    'a text longer than its column': deposit((call) => textOf(call, 'type').length > 65_535),
  },
  'field-odd@submitCryptoDeposit': {
    'a quote that ends the query': deposit((call) => textOf(call, 'type').includes("O'Neil"), {
      ...unknown,
      ...{ status: 200, body: 'You have an error in your SQL syntax' },
    }),
  },
  'file-missing@submitCryptoDeposit': {
    'an undefined file': {
      ...deposit((call) => file(call) === undefined && !('depositPic[]' in call.fields)),
      settings: { parts: ['forms'] },
    },
  },
  'file-empty@submitCryptoDeposit': { 'an image of zero bytes': deposit((call) => file(call)?.bytes.length === 0) },
  'file-type@submitCryptoDeposit': { 'an invalid image': deposit((call) => file(call)?.type === 'text/plain') },
})
