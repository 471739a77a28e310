import { picture } from '#tests/conformance/files.ts'
import { isRecord } from '#tests/conformance/schema.ts'
import { textOf, type Fault, type PlainResponse } from './backend.ts'
import { plan } from './judge.ts'
import {
  adas,
  bens,
  done,
  enrolment,
  inner,
  noPin,
  notices,
  reset,
  responseWith,
  rightCode,
  rows,
  tampers,
  transfer,
} from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'Not so.', message: 'Not so.' })
const expired = { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
const codes = [...new Set([...enrolment, ...reset])]

const submissions = ['getCryptoDepositForm', 'submitCryptoDeposit', 'getPaymentForm', 'submitPayment']

function count(memory: Map<string, string>, name: string): number {
  const times = Number(memory.get(name) ?? 0) + 1
  memory.set(name, String(times))
  return times
}

export const brokenKinds: Fault[] = [
  {
    name: 'a list without the notifications that are read',
    finds: ['rows-stay@getNotifications'],
    only: notices,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'markNotificationAsRead' && json['status'] === 'success') memory.set(textOf(call, 'id'), '')
      if (id === 'getNotifications')
        json['notifications'] = rows(json, 'notifications').filter((row) => !memory.has(String(row['id'])))
    },
  },
  {
    name: 'wrong PINs that a right one does not reset, of every customer',
    finds: ['pin-count-ends@confirmPin'],
    only: [...new Set([...transfer, ...noPin])],
    before: (call, { emailOf, memory }) => {
      if (!('confirmmypin' in call.fields)) return undefined
      const owner = emailOf(textOf(call, 'token')) ?? ''
      if (!['0042', '1234'].includes(textOf(call, 'pin'))) count(memory, `wrong of ${owner}`)
      const isLocked = Number(memory.get(`wrong of ${owner}`) ?? 0) > 5
      return isLocked ? responseWith({ status: 'error', message: 'Your PIN is locked', locked: true }) : undefined
    },
  },
  {
    name: 'an invalid compression',
    finds: ['text-readable@getContact'],
    only: ['getContact'],
    after: (response, { id }) => (id === 'getContact' ? { ...response, garbled: 'Content-Encoding: gzip' } : undefined),
  },
  {
    name: 'a telephone number that is another one at every reading',
    finds: ['reads-alike@getContact'],
    only: ['getAccount', 'getContact'],
    after: tampers('getContact', (json, _call, { memory }) => {
      inner(json, 'contact')['phone'] = `+00 555 ${count(memory, 'read')}`
    }),
  },
  {
    name: 'lines that name no transfer',
    finds: ['transfer-linked@getAccount', 'transfer-linked@getStatement'],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: (_response, { id, json }) => {
      if (id === 'getAccount' || id === 'getStatement')
        for (const row of rows(json, 'transactions')) row['transfer_id'] = 'of-another-table'
    },
  },
  {
    name: 'a reset code that verifies an address',
    finds: ['codes-for-purpose@verifyEmail'],
    only: codes,
    before: async (call, intact) => {
      if (call.query['crud'] !== 'verifyuser') return
      const code = await intact.target.readCode(textOf(call, 'email'), 'reset')
      if (code !== undefined && textOf(call, 'ver_code') === code) await rightCode(call, intact, 'verify', 'ver_code')
    },
  },
  {
    name: 'a resent reset code that is void if another customer has asked in between',
    finds: ['codes-apart@resendResetCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      const email = textOf(call, 'email').toLowerCase()
      const isReset = 'reset_code' in call.fields
      if ('resendforgotcode' in call.fields && memory.get('newest') !== email) memory.set(email, '')
      if (isReset && memory.has(email) && textOf(call, 'reset_code') === (await target.readCode(email, 'reset')))
        return refusal
      if (call.query['crud'] !== 'userforgot' || isReset) return undefined
      memory.set('newest', email)
      memory.delete(email)
      return undefined
    },
  },
  {
    name: 'a token of the verification that is not stored',
    finds: ['token-served@verifyEmail'],
    only: codes,
    before: (call, { memory }) =>
      'submit_verification' in call.fields && memory.has(textOf(call, 'token')) ? expired : undefined,
    after: tampers('verifyEmail', (json, _call, { memory }) => {
      if (typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
    }),
  },
  {
    name: 'an address that is stored with its capitals and looked up without',
    finds: ['address-kept@signUp'],
    only: codes,
    before: ({ query, fields }) =>
      ['verifyuser', 'userlogin'].includes(query['crud'] ?? '') && textOf({ fields }, 'email').startsWith('Conformance')
        ? refusal
        : undefined,
  },
  {
    name: 'a code with unlimited tries',
    finds: ['code-tries@verifyEmail'],
    only: codes,
    before: async (call, { target }) => {
      const email = textOf(call, 'email')
      if (call.query['crud'] !== 'verifyuser' || !email.startsWith('conformance-c')) return undefined
      return (await target.readCode(email, 'verify')) === textOf(call, 'ver_code') ? undefined : refusal
    },
  },
  {
    name: 'the same code for everybody',
    finds: ['codes-differ@signUp', 'codes-differ@requestPasswordReset'],
    only: codes,
    settings: { readCode: () => Promise.resolve('123456') },
    before: async (call, intact) => {
      if (textOf(call, 'ver_code') === '123456') await rightCode(call, intact, 'verify', 'ver_code')
      if (textOf(call, 'reset_code') === '123456') await rightCode(call, intact, 'reset', 'reset_code')
    },
  },
  {
    name: 'sessions that outlive a change of password',
    finds: ['sessions-end@updatePassword'],
    only: ['updatePassword', 'getContact'],
    before: ({ fields }, { emailOf, memory }) => {
      const token = textOf({ fields }, 'token')
      if ('updatepwd' in fields) memory.set('current', token)
      const current = memory.get('current')
      if ('getcontact' in fields && current !== undefined && emailOf(token) === adas) fields['token'] = current
    },
  },
  {
    name: 'a count that changes each time a notification is marked',
    finds: ['unread-once@markNotificationAsRead'],
    only: notices,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'markNotificationAsRead') {
        const times = count(memory, `marked ${textOf(call, 'id')}`)
        if (times > 2) count(memory, 'too often')
      }
      if (id === 'getNotifications') json['nc'] = Number(json['nc']) + Number(memory.get('too often') ?? 0)
    },
  },
  {
    name: 'a file whose type is taken from its name',
    finds: ['file-by-content@updatePicture'],
    only: ['updatePicture'],
    before: ({ fields }) => {
      const { profilePic: file } = fields
      if (typeof file === 'object' && file.filename.endsWith('.png'))
        fields['profilePic'] = { ...file, bytes: picture.bytes }
    },
  },
  {
    name: 'a profile that is updated with every field of the form',
    finds: ['extra-fields-inert@updateProfile'],
    only: ['updateProfile', 'getProfile'],
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'updateProfile' && 'current_plan' in call.fields) memory.set(textOf(call, 'token'), '')
      if (id === 'getProfile' && memory.has(textOf(call, 'token'))) inner(json, 'profile')['current_plan'] = 'Extra'
    },
  },
  {
    name: 'a picture upload that clears the telephone number',
    finds: ['nothing-else@updatePicture'],
    only: ['updatePicture', 'updateProfile', 'getProfile'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
      if (id === 'updatePicture' && isNora && !('role' in call.fields)) count(memory, 'pictures')
      if (id === 'getProfile' && isNora) inner(json, 'profile')['phone'] = `00${memory.get('pictures') ?? ''}`
    },
  },
  {
    name: 'a form that is refused for an extra field',
    finds: ['extra-fields-ignored@updateProfile'],
    only: ['updateProfile', 'getProfile'],
    before: ({ fields }) => ('updateprofile' in fields && 'role' in fields ? refusal : undefined),
  },
  {
    name: 'a password reset that reveals who has an account',
    finds: ['forgot-tells-nothing@requestPasswordReset'],
    only: ['requestPasswordReset', 'resendResetCode'],
    after: (_response, { id, call, intact: { target } }) =>
      id === 'requestPasswordReset' && !target.accounts.some(({ email }) => email === textOf(call, 'email'))
        ? refusal
        : undefined,
  },
  {
    name: 'an address that is case-sensitive',
    finds: ['address-case@signIn'],
    only: ['signIn'],
    before: ({ query, fields }) =>
      query['crud'] === 'userlogin' && textOf({ fields }, 'email') === adas.toUpperCase() ? refusal : undefined,
  },
  {
    name: 'a confirmation that is valid in every session',
    finds: ['pin-in-session@submitTransfer'],
    only: transfer,
    before: async ({ fields }, { emailOf, memory, call }) => {
      const token = textOf({ fields }, 'token')
      if (emailOf(token) !== adas) return
      if ('confirmmypin' in fields && textOf({ fields }, 'pin') === '1234') memory.set('confirmed', token)
      if (!('newtrs' in fields)) return
      const confirmed = memory.get('confirmed')
      memory.delete('confirmed')
      if (confirmed !== undefined && confirmed !== token) await call('confirmPin', { token, pin: '1234' })
    },
  },
  {
    name: 'a list that ends after a page',
    finds: ['rows-stay@getTransfers'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      json['transactions'] = rows(json, 'transactions').slice(0, 40)
    }),
  },
  {
    name: 'a sign-in that forgets wrong PINs',
    finds: ['pin-tries-kept@confirmPin'],
    only: noPin,
    before: async ({ query, fields }, { memory, call }) => {
      const token = memory.get('nora')
      if (query['crud'] === 'userlogin' && textOf({ fields }, 'email').startsWith('nora') && token !== undefined)
        await call('confirmPin', { token, pin: '0042' })
    },
    after: tampers('signIn', (json, call, { memory }) => {
      if (textOf(call, 'email').startsWith('nora') && typeof json['jwt'] === 'string') memory.set('nora', json['jwt'])
    }),
  },
  {
    name: 'a key that is valid for every customer',
    finds: ['key-own@submitCryptoDeposit'],
    only: [...transfer, 'submitCryptoDeposit', 'getCryptoDepositForm'],
    before: ({ fields }, { emailOf, memory }) => {
      const key = textOf({ fields }, 'idempotency_key')
      const owner = emailOf(textOf({ fields }, 'token'))
      if (!('newcd' in fields) || key === '') return undefined
      const first = memory.get(key)
      if (first === undefined && owner !== undefined) memory.set(key, owner)
      return first !== undefined && owner !== undefined && first !== owner ? done : undefined
    },
  },
  {
    name: 'a plan that changes once its price is paid',
    finds: ['review-first@submitUpgrade'],
    only: ['getUpgradeForm', 'submitUpgrade'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const owner = emailOf(textOf(call, 'token')) ?? ''
      const isPaid = Number(memory.get(`price ${textOf(call, 'plan')}`)) === Number(textOf(call, 'amount'))
      if (id === 'submitUpgrade' && json['icon'] === 'success' && isPaid) memory.set(owner, textOf(call, 'plan'))
      if (id !== 'getUpgradeForm') return
      for (const { plan_name: name, price } of rows(json, 'plans')) memory.set(`price ${String(name)}`, String(price))
      if (memory.has(owner)) json['current_plan'] = memory.get(owner)
    },
  },
  {
    name: 'a list of transfers with those that others have sent to the customer',
    finds: ['own-rows@getTransfers'],
    only: transfer,
    after: async (_response, { id, json, call, intact }) => {
      if (id !== 'getTransfers' || intact.emailOf(textOf(call, 'token')) !== bens) return
      const token = textOf(call, 'token')
      const { account } = await intact.call('getAccount', { token })
      const number = isRecord(account) ? account['account_no'] : undefined
      const others = rows(await intact.call('getTransfers', { token: await intact.tokenOf('main') }), 'transactions')
      json['transactions'] = [...others.filter(({ act_no: to }) => to === number), ...rows(json, 'transactions')]
    },
  },
  {
    name: 'any PIN for a customer without one',
    finds: ['wrong-pin-refused@confirmPin', 'transfer-needs-pin@submitTransfer'],
    only: [...noPin, ...transfer],
    before: ({ fields }, { emailOf, memory }) => {
      const owner = emailOf(textOf({ fields }, 'token'))
      if (owner === undefined || !owner.startsWith('nora')) return undefined
      if ('updatepin' in fields) memory.set('created', '')
      if (memory.has('created')) return undefined
      if ('confirmmypin' in fields && textOf({ fields }, 'pin').length === 4) {
        memory.set('confirmed', '')
        return done
      }
      return 'newtrs' in fields && memory.has('confirmed') ? done : undefined
    },
  },
  {
    name: 'a key that is valid for every form',
    finds: ['key-own@submitPayment'],
    only: [...transfer, ...submissions],
    before: ({ fields }, { emailOf, memory }) => {
      const key = `${emailOf(textOf({ fields }, 'token')) ?? ''} ${textOf({ fields }, 'idempotency_key')}`
      const form = ['newcd', 'newmpc'].find((name) => name in fields)
      if (form === undefined || key.endsWith(' ')) return undefined
      const first = memory.get(key)
      if (first === undefined) memory.set(key, form)
      return first !== undefined && first !== form ? done : undefined
    },
  },
  {
    name: 'a repetition with another response',
    finds: ['replies-alike@submitTransfer'],
    only: transfer,
    after: tampers('submitTransfer', (json, call, { memory }) => {
      const key = textOf(call, 'idempotency_key')
      if (key !== '' && json['icon'] === 'success' && count(memory, key) > 2) json['message'] = 'Ordered before'
    }),
  },
]

const flagged =
  (flag: unknown): Required<Fault>['after'] =>
  (_response, { json }) => {
    const { requiresanother: texts } = json
    if (isRecord(texts)) Object.assign(json, { requiresanother: flag, head: texts['head'], body: texts['body'] })
  }

const putOff: PlainResponse = { ...responseWith({ status: 'error', message: 'Too many calls.' }), status: 429 }

export const validKinds: Fault[] = [
  {
    name: 'sign-ins that are put off now and then',
    finds: [],
    only: plan.operations.map(({ id }) => id),
    before: ({ query }, { memory }) => {
      const times = query['crud'] === 'userlogin' ? count(memory, 'sign-ins') : 0
      return times > 20 && times % 3 !== 0 ? putOff : undefined
    },
  },
  {
    name: 'lists that are put off now and then',
    finds: [],
    only: plan.operations.map(({ id }) => id),
    before: ({ fields }, { memory }) => {
      const isList = ['gettrslist', 'getfdcform', 'getmpcform', 'getupgradeform'].some((name) => name in fields)
      return isList && count(memory, 'lists') % 7 === 0 ? putOff : undefined
    },
  },
  {
    name: 'a demand for a code as a flag',
    finds: [],
    only: [...transfer, 'confirmAuthorizationCode'],
    after: flagged(true),
  },
  {
    name: 'a fee that is a line of its own',
    finds: [],
    only: [...transfer, 'getStatement'],
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      json['transactions'] = rows(json, 'transactions').flatMap((row) => {
        const { fee, amount } = row
        if (row['status'] !== 'in_progress' || !(Number(fee) > 0)) return [row]
        const { fee: _fee, ...line } = row
        const text = (value: number): string => value.toFixed(2)
        return [
          { ...line, id: `${String(row['id'])}-fee`, amount: text(Number(fee)) },
          { ...line, amount: text(Number(amount) - Number(fee)) },
        ]
      })
    },
  },
  {
    name: 'a bank that ignores every key',
    finds: [],
    only: [...noPin, ...transfer, ...submissions, 'updatePassword', 'updatePin'],
    before: ({ fields }) => {
      Reflect.deleteProperty(fields, 'idempotency_key')
    },
  },
  {
    name: 'a bank that refuses the last PIN as a new one',
    finds: [],
    only: ['updatePin', 'confirmPin'],
    before: ({ fields }, { memory }) =>
      'supdatepin' in fields && memory.get('last') === textOf({ fields }, 'n_pwd') ? refusal : undefined,
    after: tampers('updatePin', (json, call, { memory }) => {
      if (!json['failed']) memory.set('last', textOf(call, 'c_pwd'))
    }),
  },
  {
    name: 'an institution without details',
    finds: [],
    only: ['getAccount', 'getInstitution', 'getProfile'],
    after: tampers('getInstitution', (json) => {
      Object.assign(json, { u: { username: null }, data: { account_no: '' }, data2: {} })
    }),
  },
  {
    name: 'fields of its own that change in every response',
    finds: [],
    only: [
      'getContact',
      'getProfile',
      'updateProfile',
      'updatePicture',
      'getAccount',
      'requestPasswordReset',
      'resendResetCode',
    ],
    after: (_response, { json, intact: { memory } }) => {
      json['served'] = count(memory, 'responses')
    },
  },
  {
    name: 'one session for each customer',
    finds: [],
    only: ['getContact', 'getProfile', 'updateProfile', 'updatePassword', 'updateEmail', ...transfer],
    before: ({ fields }, { emailOf, memory }) => {
      const token = textOf({ fields }, 'token')
      const owner = emailOf(token)
      const current = owner === undefined ? undefined : memory.get(owner)
      return current !== undefined && current !== token && !('getdocs' in fields) ? expired : undefined
    },
    after: tampers('signIn', (json, call, { memory }) => {
      if (typeof json['jwt'] === 'string') memory.set(textOf(call, 'email'), json['jwt'])
    }),
  },
  {
    name: 'a PIN that is locked after three wrong ones',
    finds: [],
    only: [...noPin, 'updatePin'],
    before: (call, { emailOf, memory }) => {
      const owner = emailOf(textOf(call, 'token')) ?? ''
      const isConfirm = 'confirmmypin' in call.fields
      if (!isConfirm && !('supdatepin' in call.fields)) return undefined
      const key = textOf(call, 'idempotency_key')
      if (key !== '' && memory.has(key)) return undefined
      memory.set(key, '')
      const given = textOf(call, isConfirm ? 'pin' : 'c_pwd')
      const right = memory.get(`pin of ${owner}`) ?? (owner.startsWith('nora') ? '0042' : '1234')
      const wrong = Number(memory.get(owner) ?? 0)
      const told = (tries: number): PlainResponse => {
        const left = Math.max(0, 3 - tries)
        return responseWith({
          status: 'error',
          failed: 'Not so.',
          message: 'Not so.',
          locked: left === 0,
          tries_left: left,
        })
      }
      if (wrong >= 3) return told(wrong)
      if (given !== right) return told(count(memory, owner))
      memory.delete(owner)
      if (!isConfirm && textOf(call, 'n_pwd') === textOf(call, 'con_pwd') && textOf(call, 'n_pwd').length === 4)
        memory.set(`pin of ${owner}`, textOf(call, 'n_pwd'))
      return undefined
    },
  },
]
