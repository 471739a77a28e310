import { createHmac } from 'node:crypto'
import { otherPin } from '#tests/conformance/validRequest.ts'
import { recordIn, textOf, type Fault, type Intact, type SeenCall } from './backend.ts'
import { adas, done, enrolment, inner, noPin, notices, reset, responseWith, rows, tampers, transfer } from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'Not so.', message: 'Not so.' })
const expired = { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
const codes = [...new Set([...enrolment, ...reset])]
const settings = ['updatePassword', 'updatePin', 'confirmPin']
const forms = ['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']

const isReset = ({ query, fields }: SeenCall): boolean => query['crud'] === 'userforgot' && fields['action'] === 'reset'
const isAdas = (call: SeenCall, { emailOf }: Intact): boolean => emailOf(textOf(call, 'token')) === adas

function leavesRows(status: string): Required<Fault>['after'] {
  return (_response, { id, json, call, intact }) => {
    const { memory } = intact
    const left = Number(memory.get('left') ?? 0)
    if (id === 'submitTransfer' && json['icon'] !== 'success' && Number(textOf(call, 'amount')) > 500) {
      memory.set('left', String(left + 1))
    }
    if (id !== 'getTransfers' || !isAdas(call, intact)) return
    const list = rows(json, 'transactions')
    const date = list.at(-1)?.['date']
    const more = Array.from({ length: left }, (_, index) => ({
      ...{ id: `refused-${index}`, bank: 'B', act_no: '1', act_hold_name: 'N', amount: '77.00', status, date },
    }))
    json['transactions'] = [...list, ...more]
  }
}

function changedEarly(what: string, id: string, marker: string, first: string, only: string[]): Fault {
  return {
    ...{ name: `a ${what} that is changed before the current one is compared`, finds: [`refusal-inert@${id}`], only },
    before: async (seen, { call, memory }) => {
      if (!(marker in seen.fields)) return undefined
      const [given, next] = [textOf(seen, 'c_pwd'), textOf(seen, 'n_pwd')]
      if (next !== textOf(seen, 'con_pwd')) return refusal
      const right = memory.get(what) ?? first
      memory.set(what, next)
      if (given === right) return undefined
      await call(id, { token: textOf(seen, 'token'), c_pwd: right, n_pwd: next, con_pwd: next })
      return refusal
    },
  }
}

function loosely(
  is: (call: SeenCall) => boolean,
  field: string,
  purpose: 'verify' | 'reset',
  equal: (given: string, code: string) => boolean,
): Required<Fault>['before'] {
  return async (call, { target }) => {
    if (!is(call)) return
    const code = await target.readCode(textOf(call, 'email'), purpose)
    if (code !== undefined && equal(textOf(call, field), code)) call.fields[field] = code
  }
}

const inPart = (given: string, code: string): boolean => Number.parseInt(given, 10) === Number(code)

export const looseKinds: Fault[] = [
  {
    name: 'a reset code that is compared by its digits',
    finds: ['wrong-code-refused@resetPassword'],
    only: codes,
    before: loosely(isReset, 'reset_code', 'reset', inPart),
  },
  {
    name: 'an order above the balance that is refused and listed',
    finds: ['refusal-inert@submitTransfer'],
    only: transfer,
    after: leavesRows('in_progress'),
  },
  {
    name: 'a negative deposit that is refused and kept',
    finds: ['refusal-inert@submitCryptoDeposit'],
    only: ['getProfile', 'getCryptoDepositForm', 'submitCryptoDeposit'],
    before: async (seen, { call }) => {
      if (!('newcd' in seen.fields) || !textOf(seen, 'amount').startsWith('-')) return undefined
      await call('submitCryptoDeposit', { token: textOf(seen, 'token'), type: 'Bitcoin', amount: '5.00' })
      return refusal
    },
  },
  {
    name: 'a profile that is refused and saved',
    finds: ['refusal-inert@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: async (seen, { call }) => {
      if (textOf(seen, 'dob') !== '31/31/31') return undefined
      const { updateprofile: _marker, ...fields } = seen.fields
      await call('updateProfile', { ...fields, dob: '' })
      return refusal
    },
  },
  changedEarly('password', 'updatePassword', 'updatepwd', 'demo-password', ['updatePassword']),
  changedEarly('PIN', 'updatePin', 'supdatepin', '1234', settings),
  {
    name: 'an address that is taken, and gets another password',
    finds: ['refusal-inert@signUp'],
    only: codes,
    after: async (_response, { id, json, call, intact }) => {
      const email = textOf(call, 'email')
      if (id !== 'signUp' || json['error'] !== true || !email.startsWith('conformance-a')) return
      await intact.call('requestPasswordReset', { email })
      const reset_code = (await intact.target.readCode(email, 'reset')) ?? ''
      await intact.call('resetPassword', { email, reset_code, new_password: textOf(call, 'password') })
    },
  },
  {
    name: 'a reset without a code, where none was sent',
    finds: ['wrong-code-refused@resetPassword'],
    only: codes,
    before: async (call, { target }) => {
      const email = textOf(call, 'email')
      if (!isReset(call) || textOf(call, 'reset_code') !== '' || !email.includes('conformance-d')) return undefined
      return (await target.readCode(email, 'reset')) === undefined ? done : undefined
    },
  },
  {
    name: 'an authorization code that may be empty',
    finds: ['wrong-code-refused@confirmAuthorizationCode'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, intact) =>
      'confirmtpin' in call.fields && textOf(call, 'pin') === '' && isAdas(call, intact) ? done : undefined,
  },
  {
    name: 'a current PIN that is compared by its digits',
    finds: ['wrong-pin-refused@updatePin'],
    only: [...transfer, 'updatePin'],
    before: (call, intact) => {
      if ('supdatepin' in call.fields && isAdas(call, intact) && inPart(textOf(call, 'c_pwd'), '1234'))
        call.fields['c_pwd'] = '1234'
    },
  },
  {
    name: 'the PIN of any customer',
    finds: ['wrong-pin-refused@confirmPin'],
    only: [...new Set([...transfer, ...noPin])],
    before: (call, intact) => {
      if ('confirmmypin' in call.fields && isAdas(call, intact) && textOf(call, 'pin') === '0042')
        call.fields['pin'] = '1234'
    },
  },
  {
    name: 'a customer who is loaded at the sign-in only',
    finds: ['facts-agree@updateProfile'],
    only: ['getContact', 'getPinStatus', 'getStatement', 'getProfile', 'updateProfile'],
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === undefined || id === 'signIn' || json['user'] === undefined) return
      const user = inner(json, 'user')
      const token = textOf(call, 'token')
      if (!memory.has(token)) memory.set(token, String(user['fullname']))
      user['fullname'] = memory.get(token)
    },
  },
  {
    name: 'a resend that replaces the other code',
    finds: ['codes-apart@resendConfirmationCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      const email = textOf(call, 'email')
      if ('resendconfirmcode' in call.fields) memory.set(email, (await target.readCode(email, 'reset')) ?? '')
      return isReset(call) && memory.get(email) === textOf(call, 'reset_code') ? refusal : undefined
    },
  },
  {
    name: 'addresses in another order than their names',
    finds: ['methods-aligned@getPaymentForm'],
    only: forms,
    after: tampers('getPaymentForm', (json) => {
      const list: unknown = json['addresses2']
      if (Array.isArray(list)) json['addresses2'] = list.toSpliced(0, 1).concat(list.slice(0, 1))
    }),
  },
  {
    name: 'a form without its currency',
    finds: ['form-complete@getPaymentForm'],
    only: forms,
    after: tampers('getPaymentForm', (json) => {
      delete json['currency']
    }),
  },
  {
    name: 'lines that cannot be distinguished',
    finds: ['line-identified@getAccount', 'line-identified@getStatement'],
    only: ['getAccount', 'getStatement'],
    after: (_response, { json }) => {
      for (const row of rows(json, 'transactions')) {
        delete row['id']
        delete row['reference']
      }
    },
  },
  {
    name: 'tokens that name the customer, signed by nobody',
    finds: ['token-unguessable@signIn'],
    only: ['signIn', 'getProfile'],
    ...ownTokens(
      (email) => jwtOf(email),
      (token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ),
  },
  {
    name: 'temporary tokens of a verification of which six digits are random',
    finds: ['token-unguessable@verifyEmail'],
    only: codes,
    before: (call, { memory }) => {
      call.fields['token'] = memory.get(textOf(call, 'token')) ?? call.fields['token'] ?? ''
      if (call.fields['token'] === '') Reflect.deleteProperty(call.fields, 'token')
    },
    after: tampers('verifyEmail', (json, _call, { memory }) => {
      if (typeof json['jwt'] !== 'string') return
      const token = `3f6c1c2e8f5b4b7e9c550d2c6a${json['jwt'].slice(-6)}`
      memory.set(token, json['jwt'])
      json['jwt'] = token
    }),
  },
  {
    name: 'codes that end before the run does',
    finds: ['code-lasts@resetPassword', 'code-lasts@verifyEmail'],
    only: codes,
    before: (call, { memory }) => {
      const now = Number(memory.get('calls') ?? 0) + 1
      if (now > 1 || textOf(call, 'username').startsWith('cl')) memory.set('calls', String(now))
      const isUsed = 'ver_code' in call.fields || 'reset_code' in call.fields
      return isUsed && now - Number(memory.get(textOf(call, 'email').toLowerCase()) ?? now) > 20 ? refusal : undefined
    },
    after: (_response, { id, call, intact: { memory } }) => {
      if (memory.has('calls') && /^(signUp|request|resend)/.test(id ?? ''))
        memory.set(textOf(call, 'email').toLowerCase(), memory.get('calls') ?? '')
    },
  },
  {
    name: 'one token for each customer',
    finds: ['token-new@signIn'],
    only: ['signIn'],
    after: tampers('signIn', (json, call, { memory }) => {
      const email = textOf(call, 'email')
      if (typeof json['jwt'] === 'string') memory.set(email, memory.get(email) ?? json['jwt'])
      if (typeof json['jwt'] === 'string') json['jwt'] = memory.get(email)
    }),
  },
  {
    name: 'a sign-up with the status of the identity',
    finds: ['extra-fields-inert@signUp'],
    only: codes,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'signUp' && 'verification_status' in call.fields) memory.set(email, '')
      if (id === 'verifyEmail' && memory.has(email) && typeof json['jwt'] === 'string')
        json['verification_status'] = 'Pending Verification'
    },
  },
  {
    name: 'documents with temporary tokens only',
    finds: ['session-may-verify@submitVerification'],
    only: [...noPin, 'submitVerification'],
    before: (call, { emailOf }) =>
      'submit_verification' in call.fields && emailOf(textOf(call, 'token'))?.startsWith('nora') === true
        ? expired
        : undefined,
  },
  {
    name: 'a lock that is not reported',
    finds: ['tries-told@confirmPin'],
    only: noPin,
    after: tampers('confirmPin', (json) => {
      delete json['locked']
      delete json['tries_left']
    }),
  },
  {
    name: 'a verification of addresses in small letters',
    finds: ['address-case@verifyEmail'],
    only: codes,
    before: (call) =>
      call.query['crud'] === 'verifyuser' && textOf(call, 'email').startsWith('CONFORMANCE') ? refusal : undefined,
  },
  {
    name: 'a reset that signs in as well',
    finds: ['reset-starts-no-session@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword', 'updatePassword'],
    after: tampers('resetPassword', async (json, call, { tokenOf }) => {
      if (json['status'] === 'success' && textOf(call, 'email').startsWith('nora')) json['jwt'] = await tokenOf('main')
    }),
  },
  {
    name: 'a reset that clears the telephone number',
    finds: ['nothing-else@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword', 'getProfile'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      if (id === 'resetPassword' && json['status'] === 'success') memory.set(textOf(call, 'email'), '')
      if (id === 'getProfile' && memory.has(emailOf(textOf(call, 'token')) ?? '')) inner(json, 'profile')['phone'] = '0'
    },
  },
  {
    name: 'the same six digits for every authorization',
    finds: ['code-fits@confirmPin', 'codes-differ@confirmPin'],
    only: [...transfer, 'confirmAuthorizationCode'],
    settings: { readCode: () => Promise.resolve('123456') },
    before: async ({ fields }, { target, emailOf }) => {
      const email = emailOf(textOf({ fields }, 'token')) ?? ''
      if (!('confirmtpin' in fields) || textOf({ fields }, 'pin').length !== 6) return
      const code = (await target.readCode(email, 'authorize')) ?? ''
      fields['pin'] = textOf({ fields }, 'pin') === '123456' ? code : otherPin(code)
    },
  },
  {
    name: 'an authorization code with unlimited tries',
    finds: ['code-tries@confirmAuthorizationCode', 'tries-counted@confirmAuthorizationCode'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: async (call, { target, emailOf }) => {
      if (!('confirmtpin' in call.fields)) return undefined
      const code = await target.readCode(emailOf(textOf(call, 'token')) ?? '', 'authorize')
      const tries = { status: 'error', message: 'Not so.', locked: false, tries_left: 5 }
      return code === undefined || textOf(call, 'pin') === code ? undefined : responseWith(tries)
    },
  },
  {
    name: 'a code for an address in small letters only',
    finds: ['address-case@requestPasswordReset'],
    only: codes,
    before: (call) =>
      call.query['crud'] === 'userforgot' && !isReset(call) && textOf(call, 'email').startsWith('CONFORMANCE')
        ? done
        : undefined,
  },
  {
    name: 'a list in which every transfer has arrived',
    finds: ['statuses-agree@getTransfers'],
    only: transfer,
    after: (_response, { id, json }) => {
      for (const row of rows(json, 'transactions')) {
        if (id === 'getTransfers') row['status'] = 'successful'
        else delete row['transfer_id']
      }
    },
  },
  {
    name: 'a balance with entries that have failed',
    finds: ['balance-spendable@getAccount'],
    only: ['getAccount'],
    after: tampers('getAccount', (json) => {
      const [row] = rows(json, 'transactions')
      const line = { ...row, transaction_type: 'debit', status: 'failed', amount: '4.00', transfer_id: null }
      const all = [
        { ...line, id: 'a' },
        { ...line, id: 'b', transaction_type: 'credit', status: 'successful', amount: '9.00' },
      ]
      json['transactions'] = all
      inner(json, 'account')['tb'] = '5.00'
    }),
  },
  {
    name: 'documents with an address',
    finds: ['documents-private@submitVerification'],
    only: codes,
    after: tampers('submitVerification', (json) => {
      json['front'] = 'uploads/documents/front.png'
    }),
  },
  {
    name: 'a notification with a link',
    finds: ['notices-without-addresses@getNotifications'],
    only: ['getNotifications'],
    after: tampers('getNotifications', (json) => {
      for (const row of rows(json, 'notifications')) row['body'] = 'See https://bank.example/offers.'
    }),
  },
  {
    name: 'a warning where an optional field is missing',
    finds: ['nothing-around-json@submitTransfer'],
    only: transfer,
    after: (response, { id, call }) =>
      id === 'submitTransfer' && !('note' in call.fields)
        ? { ...response, body: `Warning: Undefined array key "note"${response.body}` }
        : undefined,
  },
  {
    name: 'a refused upgrade that reports a success',
    finds: ['submission-listed@submitUpgrade'],
    only: ['getProfile', 'getUpgradeForm', 'submitUpgrade'],
    after: tampers('submitUpgrade', (json, call) => {
      if (!('idempotency_key' in call.fields)) Object.assign(json, { icon: 'success', status: 'success' })
    }),
  },
  {
    name: 'a picture that is lost when the profile is saved',
    finds: ['nothing-else@updateProfile'],
    only: ['getProfile', 'updateProfile', 'updatePicture'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const owner = emailOf(textOf(call, 'token')) ?? ''
      if (!owner.startsWith('nora')) return
      if (id === 'updatePicture') memory.delete(owner)
      if (id === 'updateProfile') memory.set(owner, '')
      if (id === 'getProfile' && memory.has(owner)) inner(json, 'profile')['picture'] = ''
    },
  },
  {
    name: 'a reset code with unlimited tries',
    finds: ['code-tries@resetPassword'],
    only: codes,
    before: async (call, { target }) => {
      const email = textOf(call, 'email')
      if (!isReset(call) || !email.startsWith('conformance-e')) return undefined
      return (await target.readCode(email, 'reset')) === textOf(call, 'reset_code') ? undefined : refusal
    },
  },
  {
    name: 'a picture whose file is deleted with the former one',
    finds: ['picture-served@updatePicture'],
    only: ['updatePicture', 'getProfile', 'getContact'],
    after: tampers('updatePicture', (_json, _call, { target: { bank } }) => {
      const [last, ...former] = bank.store.pictures.all().toReversed()
      if (last !== undefined && former.length > 3) bank.store.pictures.delete(last)
    }),
  },
  {
    name: 'a confirmation that overwrites the code of a reset',
    finds: ['nothing-else@confirmPin'],
    only: [...transfer, ...reset, 'confirmAuthorizationCode', 'updatePassword', 'signIn', 'getProfile', 'getContact'],
    before: (call, intact) => {
      const email = textOf(call, 'email')
      if ('confirmmypin' in call.fields) intact.memory.set(`code of ${intact.emailOf(textOf(call, 'token')) ?? ''}`, '')
      if (call.query['crud'] !== 'userforgot') return undefined
      if (textOf(call, 'action') === 'code') intact.memory.delete(`code of ${email}`)
      return intact.memory.has(`code of ${email}`) ? refusal : undefined
    },
  },
  {
    name: 'an authorization code that is deleted at the first try',
    finds: ['code-lasts@confirmAuthorizationCode'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: async (call, { target, emailOf, memory }) => {
      if (!('confirmtpin' in call.fields)) return undefined
      const code = (await target.readCode(emailOf(textOf(call, 'token')) ?? '', 'authorize')) ?? ''
      if (textOf(call, 'pin') !== code) memory.set(code, '')
      return memory.has(code)
        ? responseWith({ status: 'error', message: 'No.', locked: true, tries_left: 0 })
        : undefined
    },
  },
  {
    name: 'pictures of a type that no browser shows',
    finds: ['picture-type@updatePicture'],
    only: ['updatePicture', 'getProfile'],
    served: { type: 'application/octet-stream' },
  },
  {
    name: 'the number of the row in place of its id',
    finds: ['ids-stay@getAccount', 'ids-stay@getStatement'],
    only: [...transfer, 'getStatement'],
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const [index, row] of rows(json, 'transactions').entries()) {
        Object.assign(row, { id: index + 1 })
        delete row['reference']
      }
    },
  },
]

const jwtOf = (email: string, secret?: string): string => {
  const part = (text: string): string => Buffer.from(text).toString('base64url')
  const text = `${part('{"alg":"HS256","typ":"JWT"}')}.${part(JSON.stringify({ email, jti: crypto.randomUUID() }))}`
  const signature =
    secret === undefined ? part(`signed ${email}`) : createHmac('sha256', secret).update(text).digest('base64url')
  return `${text}.${signature}`
}

/** `read`: the text that identifies the customer; without it tokens are stored. */
function ownTokens(make: (email: string) => string, read?: (token: string) => string): Pick<Fault, 'before' | 'after'> {
  return {
    before: ({ fields }, { memory }) => {
      const token = textOf({ fields }, 'token')
      const owner = read === undefined ? undefined : /"email":"([^"]*)"/.exec(read(token))?.[1]
      const real = memory.get(owner ?? token)
      if (real !== undefined) fields['token'] = real
    },
    after: tampers('signIn', (json, call, { memory }) => {
      if (typeof json['jwt'] !== 'string') return
      const email = textOf(call, 'email')
      const token = make(email)
      for (const name of [token, email]) memory.set(name, json['jwt'])
      json['jwt'] = token
    }),
  }
}

export const validLoose: Fault[] = [
  {
    name: 'the details of an order from extra alone',
    finds: [],
    only: transfer,
    before: ({ fields }) => {
      if ('newtrs' in fields) Object.assign(fields, recordIn(textOf({ fields }, 'extra')))
    },
  },
  {
    name: 'no e-mail address of an unknown domain, and none with a plus sign',
    finds: [],
    only: ['updateEmail', 'getProfile', 'getContact'],
    before: ({ fields }) =>
      'updateemail' in fields && /[+]|@conformance/.test(textOf({ fields }, 'email')) ? refusal : undefined,
  },
  {
    name: 'a sign-in that is locked after three wrong passwords in a row',
    finds: [],
    only: ['signIn', 'getContact', 'updatePassword'],
    before: ({ query, fields }, { memory }) => {
      const owner = `wrong ${textOf({ fields }, 'email').toLowerCase()}`
      return query['crud'] === 'userlogin' && Number(memory.get(owner) ?? 0) > 2 ? refusal : undefined
    },
    after: tampers('signIn', (json, call, { memory }) => {
      const owner = `wrong ${textOf(call, 'email').toLowerCase()}`
      memory.set(owner, String(json['error'] === true ? Number(memory.get(owner) ?? 0) + 1 : 0))
    }),
  },
  {
    name: 'rows with a field that changes in time',
    finds: [],
    only: [...transfer, ...notices, 'getStatement', 'getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
    after: (_response, { json, intact: { memory } }) => {
      const times = Number(memory.get('times') ?? 0) + 1
      memory.set('times', String(times))
      for (const name of ['transactions', 'notifications'])
        for (const row of rows(json, name)) row['ago'] = `${times} seconds ago`
    },
  },
  {
    name: 'refused orders that are listed as failed',
    finds: [],
    only: transfer,
    after: leavesRows('failed'),
  },
  {
    name: 'tokens that name the customer and are signed',
    finds: [],
    only: ['signIn', 'getProfile', 'getContact'],
    settings: { parts: ['sessions', 'scenarios'] },
    ...ownTokens((email) => jwtOf(email, 'a-secret-of-the-bank')),
  },
]
