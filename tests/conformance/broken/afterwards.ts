/** What holds after a refusal, in another session, after wrong tries and at the end of the run. */
import { customerByEmail } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import { decideRequest } from '#mocks/domain/requests.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { textOf, type Fault, type SeenCall } from './backend.ts'
import {
  adas,
  done,
  enrolment,
  noPin,
  notices,
  reset,
  responseWith,
  rightCode,
  rows,
  tampers,
  transfer,
} from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, message: 'Not so.' })
const forms = [
  ...['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm'],
  ...['submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade'],
]
const lacking = ['getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']
const codes = [...new Set([...enrolment, ...reset])]

/** The order that the memory has opened for this session. */
const openedOrder = (call: SeenCall, memory: Map<string, string>) =>
  'newtrs' in call.fields && memory.delete(`open ${textOf(call, 'token')}`) ? done : undefined

export const afterwards: Fault[] = [
  {
    name: 'a locked PIN that is refused and opens an order',
    finds: ['transfer-needs-pin@submitTransfer'],
    only: [...new Set([...transfer, ...noPin])],
    before: (call, { memory }) => openedOrder(call, memory),
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'confirmPin' && json['locked'] === true && textOf(call, 'pin') === '0042')
        memory.set(`open ${textOf(call, 'token')}`, '')
    },
  },
  {
    name: 'an authorization code without tries that opens the order',
    finds: ['transfer-needs-code@submitTransfer'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, { memory }) => openedOrder(call, memory),
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'confirmAuthorizationCode' && json['tries_left'] === 0) memory.set(`open ${textOf(call, 'token')}`, '')
    },
  },
  {
    name: 'a PIN that every session keeps from its sign-in',
    finds: ['pin-changes@updatePin'],
    only: ['updatePin', 'confirmPin'],
    before: (call, { memory, emailOf }) => {
      const token = textOf(call, 'token')
      if (!('confirmmypin' in call.fields) || emailOf(token) !== adas) return undefined
      const [given, now] = [textOf(call, 'pin'), memory.get('PIN') ?? '1234']
      const own = memory.get(`PIN of ${token}`) ?? '1234'
      if (own !== now) call.fields['pin'] = given === own ? now : `${now}0`
      return undefined
    },
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const email = textOf(call, 'email')
      if (id === 'signIn' && email === adas) memory.set(`PIN of ${String(json['jwt'])}`, memory.get('PIN') ?? '1234')
      if (id !== 'updatePin' || json['failed'] || emailOf(textOf(call, 'token')) !== adas) return
      memory.set('PIN', textOf(call, 'n_pwd'))
      memory.set(`PIN of ${textOf(call, 'token')}`, textOf(call, 'n_pwd'))
    },
  },
  {
    name: 'wrong reset codes that count for every later code of the address',
    finds: ['codes-apart@resendResetCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      if (!('reset_code' in call.fields)) return undefined
      const key = `wrong for ${textOf(call, 'email').toLowerCase()}`
      const wrong = Number(memory.get(key) ?? 0)
      if (wrong >= 5) return refusal
      const code = await target.readCode(textOf(call, 'email'), 'reset')
      memory.set(key, String(code === textOf(call, 'reset_code') ? 0 : wrong + 1))
      return undefined
    },
  },
  {
    name: 'a code for an address that is good after another one is sent',
    finds: ['code-once@verifyEmail'],
    only: codes,
    before: async (call, intact) => {
      const { memory, target } = intact
      const key = `older of ${textOf(call, 'email').toLowerCase()}`
      if ('resendconfirmcode' in call.fields)
        memory.set(key, (await target.readCode(textOf(call, 'email'), 'verify')) ?? 'none')
      if (call.query['crud'] === 'verifyuser' && textOf(call, 'ver_code') === memory.get(key))
        await rightCode(call, intact, 'verify', 'ver_code')
    },
  },
  {
    name: 'orders without a key that are not checked one after another',
    finds: ['order-sane@submitTransfer'],
    only: transfer,
    before: (call) =>
      textOf(call, 'act_hold_name') === 'All At Once' && textOf(call, 'idempotency_key') === '' ? done : undefined,
  },
  {
    name: 'notifications that a job marks after they were listed',
    finds: ['read-stays-read@getNotifications'],
    only: notices,
    after: tampers('getNotifications', (json, _call, { memory }) => {
      const times = Number(memory.get('listed') ?? 0) + 1
      memory.set('listed', String(times))
      if (times < 8) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      json['nc'] = 0
    }),
  },
  {
    name: 'many rows of one time in another order at home',
    finds: ['same-history@getStatement'],
    only: [...transfer, 'getStatement'],
    after: tampers('getAccount', (json) => {
      const list = rows(json, 'transactions')
      const newest = list.filter(({ date }) => date === list[0]?.['date'])
      if (newest.length > 9) json['transactions'] = [...newest.toReversed(), ...list.slice(newest.length)]
    }),
  },
  {
    name: 'a refused order whose fee is booked as a line of its own',
    finds: ['refusal-inert@submitTransfer'],
    only: [...transfer, 'getStatement'],
    after: async (_response, { id, json, call, intact: { target, emailOf } }) => {
      const isAbove = id === 'submitTransfer' && json['icon'] !== 'success' && Number(textOf(call, 'amount')) > 500
      const customer = isAbove ? customerByEmail(target.bank, emailOf(textOf(call, 'token')) ?? '') : undefined
      if (customer === undefined) return
      const postings = [
        { account: customer.accountNumber, amount: -200 },
        { account: house.fees, amount: 200 },
      ]
      await bookEntry(target.bank, { name: 'Transfer fee', status: 'successful', postings })
    },
  },
  {
    name: 'forms without their optional lists',
    finds: lacking.map((id) => `form-complete@${id}`),
    only: forms,
    after: (_response, { id, json }) => {
      if (id !== undefined && lacking.includes(id))
        for (const name of ['transactions', 'currency', 'current_plan']) Reflect.deleteProperty(json, name)
    },
  },
]

export const validAfterwards: Fault[] = [
  {
    name: 'a robot that reviews submissions and settles transfers between any two calls',
    finds: [],
    only: [...transfer, 'getStatement', ...forms],
    before: async (_call, { target: { bank }, memory }) => {
      const calls = Number(memory.get('calls') ?? 0) + 1
      memory.set('calls', String(calls))
      if (calls % 23 !== 0) return undefined
      const request = bank.store.requests.all().find(({ status }) => status === 'pending')
      const order = bank.store.transfers.all().find(({ status }) => status === 'in_progress')
      if (request !== undefined) await decideRequest(bank, request.id, calls % 3 === 0 ? 'declined' : 'confirmed')
      if (order !== undefined) await settleTransfer(bank, order.id, calls % 2 === 0 ? 'failed' : 'successful')
      return undefined
    },
  },
]
