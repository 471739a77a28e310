import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { notify } from '#mocks/domain/notifications.ts'
import { holderOf, revokeTokens } from '#mocks/domain/sessions.ts'
import { isOurs } from '#tests/conformance/scenarios/order.ts'
import { textOf, type Fault, type Intact, type SeenCall } from './backend.ts'
import { adas, done, enrolment, inner, noPin, notices, reset, responseWith, rows, tampers, transfer } from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'Not so.', message: 'Not so.' })
const owner = (call: SeenCall, { emailOf }: Intact): string => emailOf(textOf(call, 'token')) ?? ''
const person = ['getContact', 'getProfile', 'updateProfile']
const codes = [...new Set([...enrolment, ...reset])]

export const footprints: Fault[] = [
  {
    name: 'a reset that loses the telephone number',
    finds: ['nothing-else@resetPassword'],
    only: [...codes, ...person, 'signIn'],
    after: async (_response, { id, json, call, intact: { target } }) => {
      const customer = customerByEmail(target.bank, textOf(call, 'email'))
      if (id === 'resetPassword' && json['error'] !== true && customer !== undefined)
        await changeCustomer(target.bank, customer.id, { phone: '' })
    },
  },
  {
    name: 'a large proof, with which nothing is stored',
    finds: ['submission-listed@submitCryptoDeposit'],
    only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
    settings: { parts: ['scenarios', 'walk'] },
    before: ({ fields }) => {
      const { newcd, depositPic: file } = fields
      return newcd !== undefined && typeof file === 'object' && file.bytes.length > 100_000 ? done : undefined
    },
  },
  {
    name: 'a wrong PIN that ends the session',
    finds: ['refusal-inert@confirmPin'],
    only: ['confirmPin', ...person],
    after: async (_response, { id, json, call, intact: { target } }) => {
      const holder = holderOf(target.bank, textOf(call, 'token'))
      if (id === 'confirmPin' && json['status'] !== 'success' && holder !== undefined)
        await revokeTokens(target.bank, holder.customer.id)
    },
  },
  {
    name: 'a message about an order for another customer',
    finds: ['others-untouched@submitTransfer'],
    only: [...transfer, 'getNotifications', 'getProfile'],
    after: async (_response, { id, json, call, intact }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success' && owner(call, intact) === adas)
        await notify(intact.target.bank, 'ben', {
          title: 'Ordered',
          body: `A transfer to ${textOf(call, 'act_hold_name')}.`,
        })
    },
  },
  {
    name: 'keys of which the first characters count',
    finds: ['submission-listed@submitCryptoDeposit'],
    only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
    settings: { parts: ['scenarios', 'walk'] },
    before: (call, intact) => {
      const [key, own] = [textOf(call, 'idempotency_key').slice(0, 30), owner(call, intact)]
      if (!('newcd' in call.fields) || key === '') return undefined
      const [known, full] = [intact.memory.get(`${own} ${key}`), textOf(call, 'idempotency_key')]
      if (known === undefined) intact.memory.set(`${own} ${key}`, full)
      return known === undefined || known === full ? undefined : done
    },
  },
  {
    name: 'an account that is shown during the review of the documents',
    finds: ['session-for-approved@getContact'],
    only: [...enrolment, 'getContact', 'getProfile'],
    before: (call, { target, call: make, tokenOf }) => {
      const holder = holderOf(target.bank, textOf(call, 'token'))
      const isReviewed = holder?.token.kind === 'temporary' && holder.customer.verification === 'Pending Verification'
      return 'getcontact' in call.fields && isReviewed
        ? tokenOf('main').then(async (token) => responseWith(await make('getContact', { token })))
        : undefined
    },
  },
  {
    name: 'a sign-in that reads all notifications',
    finds: ['nothing-else@signIn'],
    only: ['signIn', 'getNotifications', 'getProfile'],
    after: (_response, { id, json, call, intact }) => {
      const { memory } = intact
      if (id === 'signIn' && textOf(call, 'email') === adas) memory.set('sign-ins', `${memory.get('sign-ins') ?? ''}.`)
      if ((memory.get('sign-ins')?.length ?? 0) < 5 || owner(call, intact) !== adas) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      if ('nc' in json) json['nc'] = 0
    },
  },
  {
    name: 'a profile that is refused as it is',
    finds: ['action-served@updateProfile'],
    only: person,
    before: (call, { memory }) => {
      if (!('updateprofile' in call.fields)) return undefined
      const { token: _token, ...sent } = call.fields
      const [text, last] = [JSON.stringify(sent), memory.get('saved')]
      memory.set('saved', text)
      return text === last ? refusal : undefined
    },
  },
  {
    name: 'a request for a reset that ends all sessions',
    finds: ['nothing-else@requestPasswordReset'],
    only: ['requestPasswordReset', 'getContact', 'getProfile'],
    before: (call, intact) => {
      const { memory } = intact
      if (call.query['crud'] === 'userforgot' && textOf(call, 'email') === adas) memory.set('ended', 'all')
      if (call.query['crud'] === 'userlogin') memory.delete('ended')
      return 'getcontact' in call.fields && memory.has('ended') && owner(call, intact) === adas
        ? { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
        : undefined
    },
  },
  {
    name: 'a new code for a verified address, which is not verified then',
    finds: ['nothing-else@resendConfirmationCode'],
    only: ['resendConfirmationCode', 'getProfile'],
    before: (call, { memory }) => {
      if ('resendconfirmcode' in call.fields && textOf(call, 'email') === adas) memory.set('unverified', '')
      return call.query['crud'] === 'userlogin' && textOf(call, 'email') === adas && memory.has('unverified')
        ? refusal
        : undefined
    },
  },
  {
    name: 'a count of unread notifications that is kept by one loader',
    finds: ['unread-counted@getPinStatus'],
    only: [...notices, 'getPinStatus', 'getContact', 'getProfile'],
    after: tampers('getPinStatus', (json, call, intact) => {
      const kept = `count of ${owner(call, intact)}`
      if (!intact.memory.has(kept)) intact.memory.set(kept, String(json['nc']))
      json['nc'] = Number(intact.memory.get(kept))
    }),
  },
  {
    name: 'equal orders, of which the later one is not booked',
    finds: ['transfer-listed', 'balance-falls', 'transfer-in-statement'].map((rule) => `${rule}@submitTransfer`),
    only: [...transfer, 'getStatement', 'submitCryptoDeposit', 'getCryptoDepositForm'],
    before: (call, intact) => {
      const { memory } = intact
      if (!('newtrs' in call.fields) || textOf(call, 'idempotency_key') !== '') return undefined
      if (owner(call, intact) !== adas) return undefined
      const text = ['token', 'act_no', 'amount', 'note'].map((name) => textOf(call, name)).join()
      const isTwice = memory.get('last order') === text
      memory.set('last order', text)
      return isTwice && text.includes('1.50') && memory.has('booked') ? done : undefined
    },
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success' && textOf(call, 'idempotency_key') === '')
        memory.set('booked', '')
    },
  },
  {
    name: 'a wrong authorization code that lets an order go',
    finds: ['transfer-needs-code@submitTransfer'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, intact) =>
      'newtrs' in call.fields && intact.memory.get('tried') === textOf(call, 'token') ? done : undefined,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const isRefused = id === 'confirmAuthorizationCode' && json['status'] !== 'success'
      if (isRefused && !memory.has('tried')) memory.set('tried', textOf(call, 'token'))
      else if (id === 'confirmPin' && memory.has('tried')) memory.set('tried', '')
    },
  },
  {
    name: 'a line with the payee of the order before',
    finds: ['nothing-else@submitTransfer'],
    only: [...transfer, 'getStatement'],
    after: (_response, { id, json, call, intact }) => {
      if (owner(call, intact) !== adas || (id !== 'getAccount' && id !== 'getStatement')) return
      const lines = rows(json, 'transactions').toReversed()
      for (const [index, line] of lines.entries()) {
        const [key, before] = [`name of ${String(line['id'])}`, lines[index - 1]?.['name']]
        const isNew = intact.memory.has('known') && String(line['name']).startsWith('Transfer to')
        if (!intact.memory.has(key)) intact.memory.set(key, String(isNew ? before : line['name']))
        line['name'] = intact.memory.get(key)
      }
      intact.memory.set('known', '')
    },
  },
  {
    name: 'a code for one address, which verifies all',
    finds: ['others-untouched@verifyEmail'],
    only: codes,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string' && textOf(call, 'email').startsWith('conformance-a'))
        memory.set('all', '')
      if (id === 'signIn' && json['verified'] === 'no' && memory.has('all') && textOf(call, 'email').includes('+bank'))
        return responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
      return undefined
    },
  },
  {
    name: 'documents that put all customers under review',
    finds: ['others-untouched@submitVerification'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'submitVerification' && json['status'] === 'success') memory.set('all', '')
      const isNew = textOf(call, 'email').includes('conformance')
      if (id === 'signIn' && memory.has('all') && !isNew && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    },
  },
  {
    name: 'a reset code that a short password uses up',
    finds: ['refusal-inert@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword'],
    before: (call, { memory }) => {
      if (call.query['crud'] !== 'userforgot') return undefined
      const { action, new_password: password } = call.fields
      if (action === 'code') memory.delete('used')
      else if (password === 'abc') memory.set('used', '')
      return action === 'reset' && memory.has('used') ? refusal : undefined
    },
  },
  {
    name: 'a PIN that is locked for everybody',
    finds: ['others-untouched@confirmPin'],
    only: [...new Set([...transfer, ...noPin])],
    before: (call, intact) => {
      const isLocked = intact.memory.has('locked') && owner(call, intact) === adas
      return 'confirmmypin' in call.fields && isLocked ? refusal : undefined
    },
    after: (_response, { id, json, intact: { memory } }) => {
      if (id === 'confirmPin' && [true, 1, 'yes'].some((yes) => yes === json['locked'])) memory.set('locked', '')
    },
  },
  {
    name: 'times with the month in place of the minutes',
    finds: ['facts-agree@getTransfers', 'facts-agree@getAccount', 'facts-agree@getStatement'],
    only: [...transfer, 'getStatement'],
    settings: { now: () => new Date('2026-01-16T09:07:30.000Z') },
    after: (_response, { json }) => {
      for (const row of rows(json, 'transactions'))
        row['date'] = String(row['date']).replace(/^(\d{4}-(\d\d)-\d\d.\d\d):\d\d/, '$1:$2')
    },
  },
  {
    name: 'a list of transfers with what the payee receives',
    finds: ['transfer-listed@getTransfers'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        if (isOurs(row)) row['amount'] = (Number(row['amount']) * 0.9).toFixed(2)
    }),
  },
  {
    name: 'a balance that does not cover a small order',
    finds: ['action-served@submitTransfer'],
    only: transfer,
    before: ({ fields }) =>
      'newtrs' in fields ? responseWith({ icon: 'error', message: 'Insufficient balance' }) : undefined,
  },
  {
    name: 'no new address, since there are others',
    finds: ['action-served@signUp'],
    only: enrolment,
    before: ({ query }) =>
      query['crud'] === 'newuser'
        ? responseWith({ error: true, message: 'The address is in use already.' })
        : undefined,
  },
  {
    name: 'a SWIFT code and a routing number that are exchanged',
    finds: ['allowed-values@getInstitution'],
    only: ['getInstitution'],
    after: tampers('getInstitution', (json) => {
      Object.assign(inner(json, 'data2'), { swift_code: '021000021', routing_no: 'DEMOXX00' })
    }),
  },
  {
    name: 'a purpose that is offered twice',
    finds: ['ids-unique@getPaymentForm'],
    only: ['getPaymentForm'],
    after: tampers('getPaymentForm', (json) => {
      json['purposes'] = [...rows(json, 'purposes'), ...rows(json, 'purposes')]
    }),
  },
]
