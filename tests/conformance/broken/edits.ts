/** What the faults of this folder have in common: groups of operations, and ways to change a call or a response. */
import { createHmac } from 'node:crypto'
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { sendCode } from '#mocks/domain/mailbox.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { type Fault, type Intact, type PlainResponse, type SeenCall, textOf } from './backend.ts'

export type Row = Record<string, unknown>

export const enrolment = [
  ...['signUp', 'resendConfirmationCode', 'verifyEmail', 'getIdentityDocuments', 'submitVerification', 'signIn'],
]

export const reset = ['requestPasswordReset', 'resendResetCode', 'resetPassword']

export const transfer = ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer']

export const deposit = ['getCryptoDepositForm', 'submitCryptoDeposit']

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

/** A bank without its name and what it must be blamed for. */
type Bank = Omit<Fault, 'name' | 'finds'>

/** The banks that each `rule@operation` must notice, by their names. Several findings have a space between them. */
export function banks(table: Readonly<Record<string, Readonly<Record<string, Bank>>>>): Fault[] {
  return Object.entries(table).flatMap(([finds, all]) =>
    Object.entries(all).map(([name, bank]) => ({ name, finds: finds.split(' '), ...bank })),
  )
}

export function conforming(all: Readonly<Record<string, Bank>>): Fault[] {
  return Object.entries(all).map(([name, bank]) => ({ name, finds: [], ...bank }))
}

export type Before = NonNullable<Fault['before']>
export type After = NonNullable<Fault['after']>

export const before = (only: string[], change: Before): Bank => ({ only, before: change })

export const after = (only: string[], change: After): Bank => ({ only, after: change })

type Change = (json: Row, call: SeenCall, intact: Intact) => void | Promise<void>

/** Changes what one operation shows. */
export const shows = (only: string[], id: string, change: Change): Bank => after(only, tampers(id, change))

export function tampers(id: string, change: Change): After {
  return async (seen) => {
    if (seen.id === id) await change(seen.json, seen.call, seen.intact)
  }
}

export function swallows(marker: string, when: (call: SeenCall, intact: Intact) => boolean = () => true): Before {
  return (call, intact) => (marker in call.fields && when(call, intact) ? done : undefined)
}

/** Alters a text before the bank stores it. */
export function rewrites(marker: string, name: string, by: (text: string) => string): Before {
  return ({ fields }) => {
    const text = fields[name]
    if (marker in fields && typeof text === 'string') fields[name] = by(text)
  }
}

export const refusal = responseWith({
  status: 'error',
  icon: 'error',
  error: true,
  failed: 'Not so.',
  message: 'Not so.',
})

export const expired = { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }

export const codes = [...new Set([...enrolment, ...reset])]

export const submissions = ['getCryptoDepositForm', 'submitCryptoDeposit', 'getPaymentForm', 'submitPayment']

export function count(memory: Map<string, string>, name: string): number {
  const times = Number(memory.get(name) ?? 0) + 1
  memory.set(name, String(times))
  return times
}

export const isReset = ({ query, fields }: SeenCall): boolean =>
  query['crud'] === 'userforgot' && fields['action'] === 'reset'

export const isAdas = (call: SeenCall, { emailOf }: Intact): boolean => emailOf(textOf(call, 'token')) === adas

export function leavesRows(status: string): After {
  return ({ id, json, call, intact, memory }) => {
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

/** Settles an order before the bank responds. `as` chooses the status from the order's number. */
export function settles(as: (order: number) => 'successful' | 'failed' | undefined): After {
  return tampers('submitTransfer', async (json, _call, { target: { bank }, memory }) => {
    if (json['icon'] !== 'success') return
    const status = as(count(memory, 'orders'))
    const last = bank.store.transfers.all().at(-1)
    if (status !== undefined && last !== undefined) await settleTransfer(bank, last.id, status)
  })
}

export function changedEarly(what: string, id: string, marker: string, first: string, only: string[]): Fault {
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

export const inPart = (given: string, code: string): boolean => Number.parseInt(given, 10) === Number(code)

export const jwtOf = (email: string, secret?: string): string => {
  const part = (text: string): string => Buffer.from(text).toString('base64url')
  const text = `${part('{"alg":"HS256","typ":"JWT"}')}.${part(JSON.stringify({ email, jti: crypto.randomUUID() }))}`
  const signature =
    secret === undefined ? part(`signed ${email}`) : createHmac('sha256', secret).update(text).digest('base64url')
  return `${text}.${signature}`
}

/** `read`: the text that identifies the customer; without it tokens are stored. */
export function ownTokens(
  make: (email: string) => string,
  read?: (token: string) => string,
): Pick<Fault, 'before' | 'after'> {
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

/** A new address counts once it is verified. `formerStays`: the former one signs in after that as well. */
export function verifiedAddresses({ formerStays }: { formerStays: boolean }): Before {
  return async (call, { target: { bank, readCode }, memory }) => {
    const email = textOf(call, 'email')
    const { fields, query } = call
    const customer = holderOf(bank, textOf(call, 'token'))?.customer
    if ('updateemail' in fields && customer !== undefined && customerByEmail(bank, email) === undefined) {
      memory.set('pending', email)
      memory.set('former', customer.email)
      await sendCode(bank, email, 'verify')
      return done
    }
    const former = customerByEmail(bank, memory.get('former') ?? '')
    const isPending = former !== undefined && memory.get('pending') === email
    if (query['crud'] === 'userlogin' && isPending && former.password === textOf(call, 'password'))
      return responseWith({ status: 'error', error: true, message: 'Verify it first.', verified: 'no', email })
    if ('ver_code' in fields && isPending && (await readCode(email, 'verify')) === textOf(call, 'ver_code'))
      await changeCustomer(bank, former.id, { email })
    if (formerStays && query['crud'] === 'userlogin' && email === memory.get('former') && former === undefined)
      fields['email'] = memory.get('pending') ?? email
    return undefined
  }
}

/** A code that verifies the address ends when a code for a reset is sent. */
export function endsVerifyCode(isEnd: (call: SeenCall) => boolean): Before {
  return async (call, { target, memory }) => {
    const email = textOf(call, 'email')
    if (isEnd(call)) memory.set(`ended ${email}`, (await target.readCode(email, 'verify')) ?? '')
    return 'ver_code' in call.fields && memory.get(`ended ${email}`) === textOf(call, 'ver_code') ? refusal : undefined
  }
}

export function earlier(date: string): string {
  const time = new Date(`${date.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return new Date(time.getTime() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export const owner = (call: SeenCall, { emailOf }: Intact): string => emailOf(textOf(call, 'token')) ?? ''

export const formsAndActions = [
  ...['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm'],
  ...['submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade'],
]

export const person = ['getContact', 'getProfile', 'updateProfile']

export const profileLoaders = ['getProfile', 'getContact']

export const wrong = responseWith({ status: 'error', message: 'Confirm the transfer with your PIN first.' })

export const voids = ({ memory }: Intact, what: string, but: string): void => {
  memory.set(`${what} void`, but)
}

export const isVoid = ({ memory }: Intact, what: string, of: string): boolean =>
  memory.has(`${what} void`) && memory.get(`${what} void`) !== of
