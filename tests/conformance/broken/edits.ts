/** What the faults of this folder have in common: groups of operations, and ways to change a call or a response. */
import { createHmac } from 'node:crypto'
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { sendCode } from '#mocks/domain/mailbox.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import type { Fault, Met, PlainResponse, Seen } from './backend.ts'

export type Row = Record<string, unknown>

export const enrolment = [
  ...['signUp', 'resendConfirmationCode', 'verifyEmail', 'getIdentityDocuments', 'submitVerification', 'signIn'],
]
export const reset = ['requestPasswordReset', 'resendResetCode', 'resetPassword']
export const transfer = ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer']
export const deposit = ['getCryptoDepositForm', 'submitCryptoDeposit']
export const notices = ['getNotifications', 'markNotificationAsRead']
export const histories = ['getAccount', 'getStatement', 'getTransfers']
export const statements = ['getAccount', 'getStatement']
export const transfersAndStatement = [...transfer, 'getStatement']
export const authorized = [...transfer, 'confirmAuthorizationCode']
export const profileForm = ['getProfile', 'updateProfile']
export const pinForms = ['updatePin', 'confirmPin']
export const noPin = ['getPinStatus', 'createPin', 'confirmPin']
export const pinsAndTransfers = [...new Set([...transfer, ...noPin])]
export const codes = [...new Set([...enrolment, ...reset])]
export const submissions = ['getCryptoDepositForm', 'submitCryptoDeposit', 'getPaymentForm', 'submitPayment']
export const formsAndActions = [
  ...['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm'],
  ...['submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade'],
]
export const person = ['getContact', 'getProfile', 'updateProfile']
export const profileLoaders = ['getProfile', 'getContact']

export const rows = (json: Row, name: string): Row[] => (Array.isArray(json[name]) ? json[name].filter(isRecord) : [])

export const inner = (json: Row, name: string): Row => (isRecord(json[name]) ? json[name] : {})

export const adas = 'ada@example.com'
export const bens = 'ben@example.com'

export const done: PlainResponse = responseWith({ status: 'success', icon: 'success', message: 'Action Successful' })

export const refusal = responseWith({
  status: 'error',
  icon: 'error',
  error: true,
  failed: 'Not so.',
  message: 'Not so.',
})

export const expired = { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }

/** The session of an address that is not verified. */
export const early = responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })

export function responseWith(json: Row): PlainResponse {
  return { status: 200, type: 'application/json', body: JSON.stringify(json) }
}

/** A bank without its name and what it must be blamed for. */
export type Bank = Omit<Fault, 'name' | 'finds'>

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

type Change = (json: Row, seen: Seen) => void | Promise<void>

/** Changes what one operation shows. */
export const shows = (only: string[], id: string, change: Change): Bank => after(only, tampers(id, change))

export function tampers(id: string, change: Change): After {
  return async (seen) => {
    if (seen.id === id) await change(seen.json, seen)
  }
}

/** Changes each row of the list that these operations show. */
export const rowsShow = (only: string[], ids: readonly string[], change: (row: Row, seen: Seen) => unknown): Bank =>
  after(only, (seen) => {
    for (const row of ids.includes(seen.id ?? '') ? listed(seen.json) : []) change(row, seen)
  })

/** Shows other rows in a list. */
export const lists = (only: string[], id: string, change: (all: Row[], seen: Seen) => Row[]): Bank =>
  shows(only, id, (json, seen) => {
    const name = 'notifications' in json ? 'notifications' : 'transactions'
    json[name] = change(listed(json), seen)
  })

const listed = (json: Row): Row[] => rows(json, 'notifications' in json ? 'notifications' : 'transactions')

/** Whether it is one of the forms that the bank reviews. */
export const isReviewed = ({ id }: Met): boolean =>
  ['submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade'].some((form) => form === id)

/** The bank does not act on these calls: it reports a success, or a refusal. */
const responds =
  (response: PlainResponse) =>
  (only: string[], id: string, when: (call: Met) => boolean = () => true) =>
    before(only, (call) => (call.id === id && when(call) ? response : undefined))

export const swallows = responds(done)
export const refuses = responds(refusal)

/** Alters a text before the bank stores it. */
export const rewrites = (only: string[], id: string, name: string, by: (text: string) => string): Bank =>
  before(only, (call) => {
    if (call.id === id && name in call.fields) call.fields[name] = by(call.text(name))
  })

export function count(memory: Map<string, string>, name: string): number {
  const times = Number(memory.get(name) ?? 0) + 1
  memory.set(name, String(times))
  return times
}

export function leavesRows(status: string): After {
  return ({ id, json, memory, text, owner }) => {
    const left = Number(memory.get('left') ?? 0)
    if (id === 'submitTransfer' && json['icon'] !== 'success' && Number(text('amount')) > 500) {
      memory.set('left', String(left + 1))
    }
    if (id !== 'getTransfers' || owner !== adas) return
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
  return tampers('submitTransfer', async (json, { memory, bank }) => {
    if (json['icon'] !== 'success') return
    const status = as(count(memory, 'orders'))
    const last = bank.store.transfers.all().at(-1)
    if (status !== undefined && last !== undefined) await settleTransfer(bank, last.id, status)
  })
}

export function changedEarly(changed: string, first: string, only: string[]): Bank {
  return before(only, async ({ id, text, memory, ask }) => {
    if (id !== changed) return undefined
    const [given, next] = [text('c_pwd'), text('n_pwd')]
    if (next !== text('con_pwd')) return refusal
    const right = memory.get('set') ?? first
    memory.set('set', next)
    if (given === right) return undefined
    await ask(changed, { token: text('token'), c_pwd: right, n_pwd: next, con_pwd: next })
    return refusal
  })
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
    before: ({ text, fields, memory }) => {
      const token = text('token')
      const owner = read === undefined ? undefined : /"email":"([^"]*)"/.exec(read(token))?.[1]
      const real = memory.get(owner ?? token)
      if (real !== undefined) fields['token'] = real
    },
    after: tampers('signIn', (json, { text, memory }) => {
      if (typeof json['jwt'] !== 'string') return
      const email = text('email')
      const token = make(email)
      for (const name of [token, email]) memory.set(name, json['jwt'])
      json['jwt'] = token
    }),
  }
}

/** A new address counts once it is verified. `formerStays`: the former one signs in after that as well. */
export function verifiedAddresses({ formerStays }: { formerStays: boolean }): Before {
  return async (call) => {
    const { id, text, fields, bank, readCode, memory } = call
    const email = text('email')
    const customer = holderOf(bank, text('token'))?.customer
    if (id === 'updateEmail' && customer !== undefined && customerByEmail(bank, email) === undefined) {
      memory.set('pending', email)
      memory.set('former', customer.email)
      await sendCode(bank, email, 'verify')
      return done
    }
    const former = customerByEmail(bank, memory.get('former') ?? '')
    const isPending = former !== undefined && memory.get('pending') === email
    if (id === 'signIn' && isPending && former.password === text('password'))
      return responseWith({ status: 'error', error: true, message: 'Verify it first.', verified: 'no', email })
    if (id === 'verifyEmail' && isPending && (await readCode(email, 'verify')) === text('ver_code'))
      await changeCustomer(bank, former.id, { email })
    if (formerStays && id === 'signIn' && email === memory.get('former') && former === undefined)
      fields['email'] = memory.get('pending') ?? email
    return undefined
  }
}

/** A code that verifies the address ends when a code for a reset is sent. */
export function endsVerifyCode(by: string): Before {
  return async ({ id, text, memory, readCode }) => {
    const email = text('email')
    if (id === by) memory.set(`ended ${email}`, (await readCode(email, 'verify')) ?? '')
    return id === 'verifyEmail' && memory.get(`ended ${email}`) === text('ver_code') ? refusal : undefined
  }
}

export function earlier(date: string): string {
  const time = new Date(`${date.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return new Date(time.getTime() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export const wrong = responseWith({ status: 'error', message: 'Confirm the transfer with your PIN first.' })

export const voids = ({ memory }: Met, what: string, but: string): void => {
  memory.set(`${what} void`, but)
}

export const isVoid = ({ memory }: Met, what: string, of: string): boolean =>
  memory.has(`${what} void`) && memory.get(`${what} void`) !== of
