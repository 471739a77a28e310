import { textOf, type Fault, type Intact, type SeenCall } from './backend.ts'
import { adas, done, enrolment, inner, noPin, notices, reset, responseWith, rows, tampers, transfer } from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'Not so.', message: 'Not so.' })
const codes = [...new Set([...enrolment, ...reset])]
const owner = (call: SeenCall, { emailOf }: Intact): string => emailOf(textOf(call, 'token')) ?? ''

export const traces: Fault[] = [
  {
    name: 'a sign-up that is stored although its password is refused',
    finds: ['refusal-inert@signUp'],
    only: codes,
    before: (call, { memory }) => {
      if (call.query['crud'] !== 'newuser') return undefined
      const address = `stored ${textOf(call, 'email')}`
      if (textOf(call, 'password') === 'abc') memory.set(address, '')
      return memory.has(address) ? refusal : undefined
    },
  },
  {
    name: 'no PIN while it is locked',
    finds: ['pin-created@getPinStatus'],
    only: noPin,
    after: (_response, { id, json, call, intact }) => {
      const locked = `locked ${owner(call, intact)}`
      if (id === 'confirmPin' && json['locked'] !== undefined && json['tries_left'] === 0) intact.memory.set(locked, '')
      if (id === 'getPinStatus' && intact.memory.has(locked)) json['haspin'] = 'no'
    },
  },
  {
    name: 'a payment with the status that was sent with it',
    finds: ['extra-fields-inert@submitPayment'],
    only: ['getPaymentForm', 'submitPayment', 'getProfile', 'updateProfile'],
    after: async (_response, { id, json, call, intact }) => {
      const { memory } = intact
      const status = textOf(call, 'status')
      if (id === 'submitPayment' && json['icon'] === 'success' && status !== '') {
        const form = await intact.call('getPaymentForm', { token: textOf(call, 'token') })
        memory.set(`status of ${String(rows(form, 'transactions')[0]?.['id'])}`, status)
      }
      if (id !== 'getPaymentForm') return
      for (const row of rows(json, 'transactions'))
        row['status'] = memory.get(`status of ${String(row['id'])}`) ?? row['status']
    },
  },
  {
    name: 'a picture that is lost when another one is refused',
    finds: ['refusal-inert@updatePicture'],
    only: ['getProfile', 'updatePicture'],
    after: (_response, { id, json, call, intact }) => {
      const lost = `lost ${owner(call, intact)}`
      if (id === 'updatePicture' && [json['icon'], json['status']].includes('success')) intact.memory.delete(lost)
      else if (id === 'updatePicture') intact.memory.set(lost, '')
      if (!intact.memory.has(lost)) return
      for (const name of ['user', 'profile']) if ('picture' in inner(json, name)) inner(json, name)['picture'] = ''
    },
  },
  {
    name: 'marks that each session writes back whole',
    finds: ['read-stays-read@markNotificationAsRead'],
    only: [...notices, 'getProfile'],
    after: (_response, { id, json, call, intact }) => {
      const { memory } = intact
      if (owner(call, intact) !== adas) return
      const session = `marks ${textOf(call, 'token')}`
      const all = (memory.get('all') ?? '').split(' ').filter(Boolean)
      if (id === 'markNotificationAsRead') {
        if (json['status'] === 'success') {
          memory.set('all', [...all, textOf(call, 'id')].join(' '))
          memory.set(session, `${memory.get(session) ?? ''} ${textOf(call, 'id')}`)
        }
        memory.set('last', memory.get(session) ?? '')
      }
      const kept = new Set((memory.get('last') ?? '').split(' '))
      const undone = new Set(all.filter((mark) => !kept.has(mark)))
      for (const row of rows(json, 'notifications')) if (undone.has(String(row['id']))) row['wasread'] = 'no'
      if (typeof json['nc'] === 'number') json['nc'] += undone.size
    },
  },
  {
    name: 'the customer as the contact of the bank',
    finds: ['own-data@getContact'],
    only: ['getContact'],
    after: tampers('getContact', (json, call, intact) => {
      inner(json, 'contact')['email'] = owner(call, intact)
    }),
  },
  {
    name: 'a picture with the folder for uploads before its name',
    finds: ['plain-text@getProfile'],
    only: ['getProfile'],
    after: (_response, { json }) => {
      for (const name of ['user', 'profile'])
        if ('picture' in inner(json, name)) inner(json, name)['picture'] = 'uploads/ada.png'
    },
  },
  {
    name: 'an authorization code that counts for the whole session',
    finds: ['transfer-needs-code@submitTransfer'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, intact) => {
      const session = owner(call, intact)
      if (!('newtrs' in call.fields) || intact.memory.get(session) !== 'confirmed again') return undefined
      intact.memory.set(session, 'authorized')
      return done
    },
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const session = emailOf(textOf(call, 'token')) ?? ''
      if (session !== 'cora@example.com') return
      if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(session, 'authorized')
      if (id === 'confirmPin' && json['status'] === 'success' && memory.has(session))
        memory.set(session, 'confirmed again')
    },
  },
]

export const validTraces: Fault[] = [
  {
    name: 'no sign outside the basic plane in a profile',
    finds: [],
    only: ['getProfile', 'updateProfile'],
    before: ({ fields }) =>
      'updateprofile' in fields &&
      Object.values(fields).some((text) => typeof text === 'string' && /[\u{10000}-\u{10FFFF}]/u.test(text))
        ? refusal
        : undefined,
  },
  {
    name: 'a balance that is not stated',
    finds: [],
    only: [...transfer, 'getStatement'],
    after: (_response, { id, json }) => {
      if (id === 'getAccount') inner(json, 'account')['tb'] = null
      if (id === 'getTransferFee') json['tb'] = 0
    },
  },
  {
    name: 'notes that are normalised to NFC',
    finds: [],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id !== 'getTransfers') return
      for (const row of rows(json, 'transactions'))
        if (typeof row['note'] === 'string') row['note'] = row['note'].normalize('NFC')
    },
  },
  {
    name: 'a resend that refuses an address without an account',
    finds: [],
    only: [...reset, 'signIn'],
    before: (call) =>
      call.query['crud'] === 'resendforgotcode' && textOf(call, 'email').startsWith('nobody-') ? refusal : undefined,
  },
]
