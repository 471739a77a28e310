import { isOurs } from '#tests/conformance/scenarios/order.ts'
import { isRecord } from '#tests/conformance/schema.ts'
import { textOf, type Fault, type Intact, type PlainResponse, type SeenCall } from './backend.ts'

type Row = Record<string, unknown>

export const enrolment = [
  ...['signUp', 'resendConfirmationCode', 'verifyEmail', 'getIdentityDocuments', 'submitVerification', 'signIn'],
]
export const reset = ['requestPasswordReset', 'resendResetCode', 'resetPassword']
export const transfer = ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer']
const deposit = ['getCryptoDepositForm', 'submitCryptoDeposit']
export const notices = ['getNotifications', 'markNotificationAsRead']
export const noPin = ['getPinStatus', 'createPin', 'confirmPin']

export const rows = (json: Row, name: string): Row[] => (Array.isArray(json[name]) ? json[name].filter(isRecord) : [])
export const inner = (json: Row, name: string): Row => (isRecord(json[name]) ? json[name] : {})
export const adas = 'ada@example.com'
export const bens = 'ben@example.com'
export const done: PlainResponse = responseWith({ status: 'success', icon: 'success', message: 'Action Successful' })

export function responseWith(json: Row): PlainResponse {
  return { status: 200, type: 'application/json', body: JSON.stringify(json) }
}

export function tampers(
  id: string,
  change: (json: Row, call: SeenCall, intact: Intact) => void | Promise<void>,
): Required<Fault>['after'] {
  return async (_response, seen) => {
    if (seen.id === id) await change(seen.json, seen.call, seen.intact)
  }
}

export function swallows(
  marker: string,
  when: (call: SeenCall, intact: Intact) => boolean = () => true,
): Required<Fault>['before'] {
  return (call, intact) => (marker in call.fields && when(call, intact) ? done : undefined)
}

export async function rightCode(
  call: SeenCall,
  intact: Intact,
  purpose: 'verify' | 'reset',
  field: string,
): Promise<void> {
  const email = textOf(call, 'email')
  const { readCode } = intact.target
  const code = (await readCode(email, purpose)) ?? (await readCode(email.toLowerCase(), purpose))
  if (code !== undefined) call.fields[field] = code
}

function lists(id: string, change: (rows: Row[]) => Row[], isNew: (row: Row) => boolean): Required<Fault>['after'] {
  return tampers(id, (json) => {
    if (rows(json, 'transactions').some(isNew)) json['transactions'] = change(rows(json, 'transactions'))
  })
}

const isDeposit = ({ amount }: Row): boolean => amount === '12.34'
const isPayment = ({ amount }: Row): boolean => amount === '1.50'

export const brokenStates: Fault[] = [
  {
    name: 'any password signs in',
    finds: ['wrong-password-refused@signIn'],
    only: ['signIn'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userlogin' && fields['email'] === adas) fields['password'] = 'demo-password'
    },
  },
  {
    name: 'a password is changed without the current one',
    finds: ['wrong-password-refused@updatePassword'],
    only: ['updatePassword'],
    before: ({ fields }, { memory }) => {
      if (!('updatepwd' in fields)) return
      fields['c_pwd'] = memory.get('password') ?? 'demo-password'
      memory.set('password', textOf({ fields }, 'n_pwd'))
    },
  },
  {
    name: 'an unverified address signs in',
    finds: ['unverified-refused@signIn'],
    only: enrolment,
    after: (_response, { id, json }) =>
      id === 'signIn' && json['verified'] === 'no'
        ? responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
        : undefined,
  },
  {
    name: 'an unverified address that is not named',
    finds: ['unverified-says-so@signIn'],
    only: enrolment,
    after: tampers('signIn', (json) => {
      if (json['verified'] === 'no') delete json['email']
    }),
  },
  {
    name: 'any code verifies',
    finds: ['wrong-code-refused@verifyEmail'],
    only: enrolment,
    before: async (call, intact) => {
      if (call.query['crud'] === 'verifyuser' && intact.memory.get('older') === textOf(call, 'email'))
        await rightCode(call, intact, 'verify', 'ver_code')
      if (call.query['crud'] === 'verifyuser') intact.memory.set('older', textOf(call, 'email'))
    },
  },
  {
    name: 'a code that is not sent',
    finds: ['code-sent@signUp'],
    only: enrolment,
    settings: { readCode: () => Promise.resolve(undefined) },
  },
  {
    name: 'an older code that still works',
    finds: ['code-once@verifyEmail'],
    only: enrolment,
    before: async (call, intact) => {
      if (call.query['crud'] !== 'verifyuser' || intact.memory.has('tried')) return
      intact.memory.set('tried', '')
      await rightCode(call, intact, 'verify', 'ver_code')
    },
  },
  {
    name: 'a code in the response to the sign-up',
    finds: ['no-secrets@signUp'],
    only: enrolment,
    after: async (_response, { id, json, call, intact }) => {
      if (id === 'signUp' && json['error'] !== true)
        json['debug'] = await intact.target.readCode(textOf(call, 'email'), 'verify')
    },
  },
  {
    name: 'a verification with one field',
    finds: ['verify-two-fields@verifyEmail'],
    only: enrolment,
    after: (response, { id, json }) =>
      id === 'verifyEmail' && json['error'] === true ? { ...response, body: '{"error":true}' } : undefined,
  },
  {
    name: 'a verification without the next step',
    finds: ['verified-gets-token@verifyEmail'],
    only: enrolment,
    after: tampers('verifyEmail', (json) => {
      delete json['verification_status']
    }),
  },
  {
    name: 'a verification that is not kept',
    finds: ['verification-kept@verifyEmail'],
    only: enrolment,
    after: (_response, { id, json, call }) =>
      id === 'signIn' &&
      json['verification_status'] === 'Not Verified' &&
      textOf(call, 'email').includes('conformance-')
        ? responseWith({ status: 'error', error: true, verified: 'no', email: textOf(call, 'email') })
        : undefined,
  },
  {
    name: 'a session for every verified address',
    finds: ['session-for-approved@verifyEmail'],
    only: enrolment,
    after: async (_response, { id, json, intact }) => {
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string')
        Object.assign(json, { jwt: await intact.tokenOf('main'), verification_status: 'verified' })
    },
  },
  {
    name: 'an address that is taken twice',
    finds: ['address-taken-refused@signUp'],
    only: enrolment,
    after: (_response, { id, json, call }) =>
      id === 'signUp' && json['error'] === true && textOf(call, 'username').endsWith('x2') ? done : undefined,
  },
  {
    name: 'documents that are not noted',
    finds: ['kyc-pending@submitVerification'],
    only: enrolment,
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['verification_status'] = 'Not Verified'
    }),
  },
  {
    name: 'a reset with the code of anybody',
    finds: ['codes-own@resetPassword'],
    only: [...enrolment, ...reset],
    before: ({ query, fields }) =>
      query['crud'] === 'userforgot' && fields['action'] === 'reset' && fields['email'] === adas ? done : undefined,
  },
  {
    name: 'a password that is not changed',
    finds: ['password-changes@updatePassword'],
    only: ['updatePassword'],
    before: swallows(
      'updatepwd',
      (call) => textOf(call, 'c_pwd') === 'demo-password' && textOf(call, 'n_pwd') === textOf(call, 'con_pwd'),
    ),
  },
  {
    name: 'a repetition that is not compared',
    finds: ['repetition-compared@updatePin'],
    only: ['updatePin', 'confirmPin'],
    before: ({ fields }) => {
      if ('supdatepin' in fields && textOf({ fields }, 'con_pwd') !== '')
        fields['con_pwd'] = textOf({ fields }, 'n_pwd')
    },
  },
  {
    name: 'an e-mail address that is not changed',
    finds: ['email-changes@updateEmail'],
    only: ['updateEmail'],
    before: swallows('updateemail', (call) => textOf(call, 'email').includes('conformance+')),
  },
  {
    name: 'the address of another customer',
    finds: ['address-taken-refused@updateEmail'],
    only: ['updateEmail'],
    before: swallows('updateemail', (call) => textOf(call, 'email') === bens),
  },
  {
    name: 'a PIN that is not changed',
    finds: ['pin-changes@updatePin'],
    only: ['updatePin', 'confirmPin'],
    before: swallows(
      'supdatepin',
      (call) => textOf(call, 'c_pwd') === '1234' && textOf(call, 'n_pwd') === textOf(call, 'con_pwd'),
    ),
  },
  {
    name: 'a PIN that is not noted',
    finds: ['pin-created@createPin'],
    only: noPin,
    after: (_response, { id, json, call, intact }) => {
      if (id === 'getPinStatus' && intact.emailOf(textOf(call, 'token'))?.startsWith('nora') === true)
        json['haspin'] = 'no'
    },
  },
  {
    name: 'a second PIN that replaces the first',
    finds: ['pin-created-once@createPin'],
    only: noPin,
    after: (_response, { id, json, call, intact }) => {
      if (id !== 'createPin' || json['status'] === 'success') return undefined
      intact.memory.set(textOf(call, 'token'), '0042')
      return textOf(call, 'pin') === '7391' ? done : undefined
    },
    before: (call, { memory }) => {
      const pin = memory.get(textOf(call, 'token'))
      if ('confirmmypin' in call.fields && pin !== undefined && textOf(call, 'pin') === '7391') call.fields['pin'] = pin
    },
  },
  {
    name: 'a PIN in a response',
    finds: ['no-secrets@createPin'],
    only: noPin,
    after: tampers('createPin', (json, call) => {
      if (json['status'] === 'success') json['pin'] = textOf(call, 'pin')
    }),
  },
  {
    name: 'a PIN with unlimited tries',
    finds: ['pin-tries@confirmPin'],
    only: noPin,
    before: (call) =>
      'confirmmypin' in call.fields && /^5\d{3}$/.test(textOf(call, 'pin'))
        ? responseWith({ status: 'error', message: 'Invalid Pin' })
        : undefined,
  },
  {
    name: 'tries that increase',
    finds: ['pin-tries@confirmPin', 'tries-counted@confirmPin'],
    only: noPin,
    after: tampers('confirmPin', (json) => {
      if (json['tries_left'] !== undefined) json['tries_left'] = 9 - Number(json['tries_left'])
    }),
  },
  {
    name: 'a PIN that is not checked',
    finds: ['wrong-pin-refused@confirmPin'],
    only: transfer,
    before: ({ fields }) => {
      if ('confirmmypin' in fields && /^\d{4}$/.test(textOf({ fields }, 'pin'))) fields['pin'] = '1234'
    },
  },
  {
    name: 'an order that does not demand the PIN',
    finds: ['pin-per-transfer@submitTransfer', 'transfer-needs-pin@submitTransfer'],
    only: ['submitTransfer', 'confirmPin'],
    before: async ({ fields }, { call }) => {
      if ('newtrs' in fields) await call('confirmPin', { token: textOf({ fields }, 'token'), pin: '1234' })
    },
  },
  {
    name: 'one PIN for several transfers',
    finds: ['pin-per-transfer@submitTransfer'],
    only: transfer,
    before: async (seen, { call, memory }) => {
      const token = textOf(seen, 'token')
      if ('confirmmypin' in seen.fields && textOf(seen, 'pin') === '1234') memory.set(token, '')
      if ('newtrs' in seen.fields && memory.has(token)) await call('confirmPin', { token, pin: '1234' })
    },
  },
  {
    name: 'a transfer that is missing from the history',
    finds: ['transfer-in-statement@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id === 'getAccount' || id === 'getStatement')
        json['transactions'] = rows(json, 'transactions').filter((row) => !isPayment(row))
    },
  },
  {
    name: 'a transfer that is listed for another payee',
    finds: ['transfer-listed@submitTransfer'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions')) row['act_hold_name'] = 'Ben Okafor'
    }),
  },
  {
    name: 'a routing number that loses its zeros',
    finds: ['payee-kept@submitTransfer'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        if (typeof row['routing'] === 'string') row['routing'] = row['routing'].replace(/^0+/, '')
    }),
  },
  {
    name: 'a transfer that is listed twice',
    finds: ['booked-once@submitTransfer'],
    only: transfer,
    after: lists(
      'getTransfers',
      (list) => list.flatMap((row) => (isOurs(row) ? [row, { ...row, id: `${String(row['id'])}-2` }] : [row])),
      isOurs,
    ),
  },
  {
    name: 'a balance that is not reduced',
    finds: ['balance-falls@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id === 'getTransferFee') json['tb'] = '999999.00'
      if (id === 'getAccount') inner(json, 'account')['tb'] = '999999.00'
    },
  },
  {
    name: 'a fee on top of the amount',
    finds: ['fee-inside@submitTransfer'],
    only: transfer,
    after: (_response, { id, json, call, intact }) => {
      const { memory } = intact
      if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(textOf(call, 'token'), '')
      if (!memory.has(textOf(call, 'token'))) return
      if (id === 'getTransferFee') json['tb'] = String(Number(json['tb']) - 0.15)
      const account = inner(json, 'account')
      if (id === 'getAccount') account['tb'] = String(Number(account['tb']) - 0.15)
    },
  },
  {
    name: 'a fee on top of the amount, in the lines as well',
    finds: ['transfer-in-statement@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const row of rows(json, 'transactions'))
        if (row['transfer_id'] !== undefined && String(row['date']).startsWith('2026-01-16'))
          row['amount'] = (Number(row['amount']) + Number(row['fee'])).toFixed(2)
    },
  },
  {
    name: 'another fee in the history than on the screen',
    finds: ['fee-named@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const row of rows(json, 'transactions')) if (row['fee'] !== undefined) row['fee'] = '0.90'
    },
  },
  {
    name: 'a transfer in everybody’s list',
    finds: ['others-untouched@submitTransfer'],
    only: transfer,
    after: async (_response, { id, json, call, intact }) => {
      const owner = intact.emailOf(textOf(call, 'token'))
      if (id === 'submitTransfer' && json['icon'] === 'success' && owner === adas) intact.memory.set('sent', '')
      if (id === 'getTransfers' && owner === bens && intact.memory.has('sent'))
        json['transactions'] = rows(
          await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
          'transactions',
        )
    },
  },
  {
    name: 'two balances',
    finds: ['balances-agree@getTransferFee'],
    only: ['getAccount', 'getTransferFee'],
    after: tampers('getTransferFee', (json) => {
      json['tb'] = '0.01'
    }),
  },
  {
    name: 'a statement that is truncated',
    finds: ['same-history@getStatement'],
    only: ['getAccount', 'getStatement'],
    after: tampers('getStatement', (json) => {
      json['transactions'] = rows(json, 'transactions').slice(0, -1)
    }),
  },
  ...['getAccount', 'getStatement', 'getTransfers'].map((loader): Fault => ({
    name: `amounts of ${loader} that are a cent too high`,
    finds: [loader === 'getTransfers' ? 'transfer-linked@getTransfers' : `same-history@${loader}`],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: tampers(loader, (json) => {
      for (const row of rows(json, 'transactions')) row['amount'] = (Number(row['amount']) + 0.01).toFixed(2)
    }),
  })),
  {
    name: 'everybody’s transfers',
    finds: ['own-rows@getTransfers'],
    only: ['getTransfers'],
    after: async (_response, { id, json, intact }) => {
      if (id === 'getTransfers')
        json['transactions'] = rows(
          await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
          'transactions',
        )
    },
  },
  {
    name: 'a deposit that is not listed',
    finds: ['submission-listed@submitCryptoDeposit'],
    only: deposit,
    after: tampers('getCryptoDepositForm', (json) => {
      json['transactions'] = rows(json, 'transactions').filter((row) => !isDeposit(row))
    }),
  },
  {
    name: 'a fixed deposit that is confirmed without a review',
    finds: ['submission-listed@submitFixedDeposit'],
    only: ['getFixedDepositForm', 'submitFixedDeposit'],
    after: tampers('getFixedDepositForm', (json) => {
      for (const row of rows(json, 'transactions')) row['status'] = 'confirmed'
    }),
  },
  {
    name: 'a deposit among the payments',
    finds: ['listed-in-own-form@getPaymentForm'],
    only: [...deposit, 'getPaymentForm'],
    after: async (_response, { id, json, call, intact }) => {
      if (id !== 'getPaymentForm') return
      const form = await intact.call('getCryptoDepositForm', { token: textOf(call, 'token') })
      json['transactions'] = [...rows(form, 'transactions').filter(isDeposit), ...rows(json, 'transactions')]
    },
  },
  {
    name: 'a deposit that is booked at once',
    finds: ['review-first@submitCryptoDeposit'],
    only: deposit,
    after: (_response, { id, json, call, intact }) => {
      const token = textOf(call, 'token')
      if (id === 'submitCryptoDeposit' && json['icon'] === 'success') intact.memory.set(token, '')
      if (id === 'getAccount' && intact.memory.has(token)) inner(json, 'account')['tb'] = '99999.00'
    },
  },
  {
    name: 'a deposit that is refused without a reason',
    finds: ['action-served@submitCryptoDeposit'],
    only: deposit,
    before: ({ fields }, { emailOf }) =>
      'newcd' in fields && emailOf(textOf({ fields }, 'token')) === adas
        ? responseWith({ icon: 'error', message: 'Something went wrong' })
        : undefined,
  },
  {
    name: 'a limit that is given as the reason of every refusal',
    finds: [
      'action-served@updateProfile',
      ...['updateProfile', 'markNotificationAsRead'].map((id) => `refusal-inert@${id}`),
    ],
    only: [...deposit, ...notices, 'getProfile', 'updateProfile'],
    after: (_response, { id, json }) => {
      if (id === undefined || id.startsWith('get') || id === 'signIn') return
      Object.assign(json, { status: 'error', icon: 'error', message: 'Your daily limit is reached.' })
    },
  },
  {
    name: 'an unread count that does not fall',
    finds: ['unread-falls@markNotificationAsRead'],
    only: ['markNotificationAsRead'],
    after: tampers('getNotifications', (json) => {
      json['nc'] = 2
    }),
  },
  {
    name: 'an unread count of all customers',
    finds: ['unread-counted@getContact'],
    only: ['getContact', 'getProfile', 'getNotifications'],
    after: tampers('getContact', (json) => {
      json['nc'] = 77
    }),
  },
  {
    name: 'a list that marks what is read',
    finds: ['read-stays-read@getNotifications'],
    only: ['getNotifications'],
    after: (_response, { id, json, call, intact }) => {
      if (id !== 'getNotifications') return
      const reader = `notifications read with ${textOf(call, 'token')}`
      const isFirst = !intact.memory.has(reader)
      intact.memory.set(reader, 'yes')
      if (isFirst) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      json['nc'] = 0
    },
  },
  {
    name: 'an unknown id',
    finds: ['unknown-id-refused@markNotificationAsRead'],
    only: notices,
    before: swallows('mnotificationar', (call) => textOf(call, 'id') === '987654321'),
  },
  {
    name: 'ids of any customer',
    finds: ['foreign-record-kept@markNotificationAsRead'],
    only: notices,
    before: async ({ fields }, { emailOf, tokenOf }) => {
      if ('mnotificationar' in fields && emailOf(textOf({ fields }, 'token')) === bens)
        fields['token'] = await tokenOf('main')
    },
  },
  {
    name: 'a missing column',
    finds: ['facts-agree@getProfile', 'profile-kept@getProfile'],
    only: ['getProfile', 'updateProfile'],
    after: tampers('getProfile', (json) => {
      inner(json, 'profile')['next_of_kin'] = ''
    }),
  },
  {
    name: 'htmlspecialchars() before storing',
    finds: ['text-kept@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: ({ fields }) => {
      const { home_address } = fields
      if ('updateprofile' in fields && typeof home_address === 'string')
        fields['home_address'] = home_address.replaceAll('"', '″')
    },
  },
  {
    name: 'a field that cannot be emptied',
    finds: ['empty-empties@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: ({ fields }) => {
      if ('updateprofile' in fields && fields['gender'] === '') fields['gender'] = 'Female'
    },
  },
  {
    name: 'a file that is ignored',
    finds: ['picture-changes@updatePicture'],
    only: ['updatePicture'],
    after: (_response, { id, json, call, intact }) => {
      if (id !== 'getProfile') return
      const mine = intact.emailOf(textOf(call, 'token')) === adas
      inner(json, 'profile')['picture'] = mine ? 'always-the-same.png' : 'another.png'
    },
  },
  {
    name: 'one file name for all',
    finds: ['picture-changes@updatePicture', 'upload-names-own@updatePicture'],
    only: ['updatePicture'],
    after: (_response, { id, json, call, intact }) => {
      if (id === 'updatePicture') intact.memory.set(textOf(call, 'token'), 'profile.png')
      const name = intact.memory.get(textOf(call, 'token'))
      if (id === 'getProfile' && name !== undefined) inner(json, 'profile')['picture'] = name
    },
  },
  {
    name: 'pictures from a server without nosniff',
    finds: ['picture-nosniff@updatePicture'],
    only: ['updatePicture', 'getProfile'],
    served: { nosniff: false },
  },
  {
    name: 'documents that require a live token',
    finds: ['optional-token@getIdentityDocuments'],
    only: ['getIdentityDocuments'],
    before: ({ fields }) =>
      'getdocs' in fields && textOf({ fields }, 'token').startsWith('conformance')
        ? { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
        : undefined,
  },
  {
    name: 'a change of password that signs everybody out',
    finds: ['others-untouched@updatePassword'],
    only: ['updatePassword', 'getContact'],
    before: ({ fields }, { memory }) =>
      memory.has('ended') &&
      memory.get('ended') !== textOf({ fields }, 'token') &&
      memory.has(textOf({ fields }, 'token'))
        ? { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
        : undefined,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'signIn' && !memory.has('ended') && typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
      if (id === 'updatePassword' && !json['failed'] && !memory.has('ended')) memory.set('ended', textOf(call, 'token'))
    },
  },
  {
    name: 'a refused sign-up without a reason',
    finds: ['reason-given@signUp'],
    only: enrolment,
    after: tampers('signUp', (json) => {
      if (json['error'] === true) delete json['message']
    }),
  },
  {
    name: 'a session that ends for all but one',
    finds: ['session-ended@getContact'],
    settings: { parts: ['sessions', 'scenarios'] },
    only: ['getContact', 'updatePassword'],
    before: async ({ fields, query }, { memory, tokenOf, emailOf }) => {
      const token = textOf({ fields }, 'token')
      if (query['crud'] === 'userlogin' && textOf({ fields }, 'email') === adas) memory.set('changed', '')
      if (memory.get('current') !== undefined && emailOf(token) === adas && token !== memory.get('current')) {
        if (!('getcontact' in fields)) return { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
        fields['token'] = await tokenOf('main')
      }
      return undefined
    },
    after: (_response, { id, json, call, intact }) => {
      if (id === 'signIn' && textOf(call, 'email') === adas && typeof json['jwt'] === 'string')
        intact.memory.set('current', json['jwt'])
    },
  },
]

export const brokenKeys: Fault[] = [
  {
    name: 'a key that is valid for any order',
    finds: ['key-not-reused@submitCryptoDeposit'],
    only: deposit,
    before: ({ fields }, { emailOf, memory }) => {
      const key = textOf({ fields }, 'idempotency_key')
      const said = key === '' || emailOf(textOf({ fields }, 'token')) === undefined ? undefined : memory.get(key)
      return said === undefined ? undefined : responseWith(JSON.parse(said) as Record<string, unknown>)
    },
    after: ({ body }, { id, call, json, intact }) => {
      if (id === 'submitCryptoDeposit' && json['icon'] === 'success')
        intact.memory.set(textOf(call, 'idempotency_key'), body)
    },
  },
  {
    name: 'a key that is ignored by one operation',
    finds: ['key-counts-once@submitCryptoDeposit', 'key-not-reused@submitCryptoDeposit'],
    only: [...deposit, 'getPaymentForm', 'submitPayment'],
    before: ({ fields }) => {
      if ('newcd' in fields) Reflect.deleteProperty(fields, 'idempotency_key')
    },
  },
  {
    name: 'a key that is looked up before the session',
    finds: ['key-in-session@submitCryptoDeposit'],
    only: deposit,
    before: ({ fields }, { memory }) => {
      const key = textOf({ fields }, 'idempotency_key')
      return memory.has(key) && textOf({ fields }, 'token').startsWith('conformance') ? done : undefined
    },
    after: tampers('submitCryptoDeposit', (json, call, { memory }) => {
      if (json['icon'] === 'success') memory.set(textOf(call, 'idempotency_key'), '')
    }),
  },
]
