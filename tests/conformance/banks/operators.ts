/** What a proxy before the mock bank can do: change a call, change a response, or answer in place of the bank. */
import { createHmac } from 'node:crypto'
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { sendCode } from '#mocks/domain/mailbox.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import type { CodeReader } from '#tests/conformance/context.ts'
import { rowsOf, within, type Row } from '#tests/conformance/reading/rows.ts'
import type { Fault, Met, PlainResponse, Seen } from './bank.ts'

/** A bank without its name and what it must be blamed for. */
export type Bank = Omit<Fault, 'name' | 'finds'>
export type Before = NonNullable<Fault['before']>
export type After = NonNullable<Fault['after']>
type When = (call: Met) => boolean | Promise<boolean>

const documents = ['getIdentityDocuments', 'submitVerification']
export const enrolment = ['signUp', 'resendConfirmationCode', 'verifyEmail', ...documents, 'signIn']
export const reset = ['requestPasswordReset', 'resendResetCode', 'resetPassword']
export const codes = [...new Set([...enrolment, ...reset])]
export const histories = ['getAccount', 'getStatement', 'getTransfers']
export const transfer = ['getTransferFee', ...histories, 'confirmPin', 'submitTransfer']
export const authorized = [...transfer, 'confirmAuthorizationCode']
export const deposit = ['getCryptoDepositForm', 'submitCryptoDeposit']
export const submissions = [...deposit, 'getPaymentForm', 'submitPayment']
export const forms = ['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']
export const formsAndActions = [...forms, 'submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade']
export const notices = ['getNotifications', 'markNotificationAsRead']
export const person = ['getContact', 'getProfile', 'updateProfile']
export const pinForms = ['updatePin', 'confirmPin']
export const noPin = ['getPinStatus', 'createPin', 'confirmPin']

export const adas = 'ada@example.com'
export const bens = 'ben@example.com'
export const noras = 'nora@example.com'

const type = 'application/json'
export const responseWith = (json: Row): PlainResponse => ({ status: 200, type, body: JSON.stringify(json) })
export const done = responseWith({ status: 'success', icon: 'success', message: 'Action Successful' })
export const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'No.', message: 'No.' })
export const expired = { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
/** The session of an address that is not verified. */
export const early = responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })

export const succeeded = ({ json }: Seen): boolean =>
  [json['status'], json['icon']].includes('success') && !json['failed'] && !json['error']

export function count(memory: Map<string, string>, name: string): number {
  const times = Number(memory.get(name) ?? 0) + 1
  memory.set(name, String(times))
  return times
}

export const before = (only: string[], change: Before): Bank => ({ only, before: change })
export const after = (only: string[], change: After): Bank => ({ only, after: change })

/** Where the operation has succeeded. */
export const also = (only: string[], id: string, act: (seen: Seen) => unknown): Bank =>
  after(only, async (seen) => {
    if (seen.id === id && succeeded(seen)) await act(seen)
  })

/** Answers in place of the bank. */
const responds =
  (response: PlainResponse) =>
  (only: string[], id: string, when: When = () => true): Bank =>
    before(only, async (call) => (call.id === id && (await when(call)) ? response : undefined))
export const swallows = responds(done)
export const refuses = responds(refusal)
export const expires = responds(expired)

/** Alters a field before the bank reads it. */
export const rewrites = (
  only: string[],
  id: string,
  name: string,
  by: (text: string, call: Met) => string | Promise<string>,
): Bank =>
  before(only, async (call) => {
    if (call.id === id && name in call.fields) call.fields[name] = await by(call.text(name), call)
  })

/** Alters what responses show at a path, such as `user.phone` or `transactions[].amount`. */
export const shows = (
  only: string[],
  ids: string | readonly string[],
  path: string,
  by: (value: unknown, seen: Seen, holder: Row, at: number) => unknown,
): Bank =>
  after(only, (seen) => {
    if (![ids].flat().includes(seen.id ?? '')) return
    const [, list, rest = path] = /^(\w+)\[\]\.(.+)$/.exec(path) ?? []
    const holders = list === undefined ? [seen.json] : rowsOf(seen.json, list)
    for (const [at, holder] of holders.entries()) {
      const names = rest.split('.')
      const last = names.pop() ?? ''
      const owner = names.reduce(within, holder)
      const value = by(owner[last], seen, holder, at)
      if (value === undefined) Reflect.deleteProperty(owner, last)
      else owner[last] = value
    }
  })

export const drops = (only: string[], ids: string | readonly string[], path: string): Bank =>
  shows(only, ids, path, () => undefined)

/** Alters a list that a loader shows. */
export const lists = (only: string[], ids: string | readonly string[], by: (all: Row[]) => Row[]): Bank =>
  after(only, (seen) => {
    if ([ids].flat().includes(seen.id ?? '')) seen.json['transactions'] = by(rowsOf(seen.json, 'transactions'))
  })

export const tampers =
  (id: string, change: (json: Row, seen: Seen) => unknown): After =>
  async (seen) => {
    if (seen.id === id) await change(seen.json, seen)
  }

export const together = (only: string[], ...all: readonly Pick<Fault, 'before' | 'after'>[]): Bank => ({
  only,
  before: async (call) => {
    for (const bank of all) {
      const response = await bank.before?.(call)
      if (response !== undefined) return response
    }
    return undefined
  },
  after: async (seen) => {
    for (const bank of all) {
      const changed = await bank.after?.(seen)
      if (changed !== undefined) return changed
    }
    return undefined
  },
})

/** By what must be among its findings, with a space between several, and its name. */
export const banks = (table: Readonly<Record<string, Bank>>): Fault[] =>
  Object.entries(table).map(([key, bank]) => {
    const [finds = '', name = ''] = key.split('; ')
    return { name, finds: finds.split(' '), ...bank }
  })

export const conforming = (all: Readonly<Record<string, Bank>>): Fault[] =>
  Object.entries(all).map(([name, bank]) => ({ name, finds: [], ...bank }))

/** The customer of the token, or of the address. */
export const customerOf = ({ bank, text }: Met) =>
  holderOf(bank, text('token'))?.customer ?? customerByEmail(bank, text('email'))

export async function changes(call: Met, change: Parameters<typeof changeCustomer>[2]): Promise<void> {
  const customer = customerOf(call)
  if (customer !== undefined) await changeCustomer(call.bank, customer.id, change)
}

type Purpose = Parameters<CodeReader>[1]
const fieldOf = { verify: 'ver_code', reset: 'reset_code', authorize: 'pin' } as const
const usedBy = { verify: 'verifyEmail', reset: 'resetPassword', authorize: 'confirmAuthorizationCode' } as const
export const codeFor = ({ readCode, owner, text }: Met, purpose: Purpose): Promise<string | undefined> =>
  readCode(owner || text('email').toLowerCase(), purpose)

/** Puts the right code in the place of one that is like it. */
export const takes = (
  only: string[],
  purpose: Purpose,
  like: (given: string, right: string, call: Met) => unknown,
): Bank =>
  rewrites(only, usedBy[purpose], fieldOf[purpose], async (given, call) => {
    const right = await codeFor(call, purpose)
    return right !== undefined && (await like(given, right, call)) ? right : given
  })

/** Settles an order before the bank responds. `as` chooses the status from the order's number. */
export const settles = (as: (order: number) => 'successful' | 'failed' | undefined): After =>
  tampers('submitTransfer', async (json, { memory, bank }) => {
    if (json['icon'] !== 'success') return
    const status = as(count(memory, 'orders'))
    const last = bank.store.transfers.all().at(-1)
    if (status !== undefined && last !== undefined) await settleTransfer(bank, last.id, status)
  })

/** Lists orders above 500 that were refused. */
export const leavesRows =
  (status: string): After =>
  ({ id, json, memory, text, owner }) => {
    if (id === 'submitTransfer' && json['icon'] !== 'success' && Number(text('amount')) > 500) count(memory, 'left')
    if (id !== 'getTransfers' || owner !== adas) return
    const list = rowsOf(json, 'transactions')
    const row = { bank: 'B', act_no: '1', act_hold_name: 'N', amount: '77.00', status, date: list.at(-1)?.['date'] }
    json['transactions'] = [
      ...list,
      ...Array.from({ length: Number(memory.get('left') ?? 0) }, (_, at) => ({ id: `refused-${at}`, ...row })),
    ]
  }

export const jwtOf = (email: string, secret?: string): string => {
  const part = (text: string): string => Buffer.from(text).toString('base64url')
  const text = `${part('{"alg":"HS256","typ":"JWT"}')}.${part(JSON.stringify({ email, jti: crypto.randomUUID() }))}`
  return `${text}.${secret === undefined ? part(`signed ${email}`) : createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** `read`: the text that identifies the customer; without it tokens are stored. */
export const ownTokens = (only: string[], make: (email: string) => string, read?: (token: string) => string): Bank => ({
  only,
  before: ({ text, fields, memory }) => {
    const token = text('token')
    const owner = read === undefined ? undefined : /"email":"([^"]*)"/.exec(read(token))?.[1]
    const real = memory.get(owner ?? token)
    if (real !== undefined) fields['token'] = real
  },
  after: tampers('signIn', (json, { text, memory }) => {
    if (typeof json['jwt'] !== 'string') return
    const token = make(text('email'))
    for (const name of [token, text('email')]) memory.set(name, json['jwt'])
    json['jwt'] = token
  }),
})

/** A new address counts once it is verified. */
export const verifiedAddresses: Before = async ({ id, text, bank, readCode, memory }) => {
  const email = text('email')
  const customer = holderOf(bank, text('token'))?.customer
  if (id === 'updateEmail' && customer !== undefined && customerByEmail(bank, email) === undefined) {
    memory.set('pending', email).set('former', customer.email)
    await sendCode(bank, email, 'verify')
    return done
  }
  const former = customerByEmail(bank, memory.get('former') ?? '')
  const isPending = former !== undefined && memory.get('pending') === email
  if (id === 'signIn' && isPending && former.password === text('password'))
    return responseWith({ status: 'error', error: true, message: 'Verify it first.', verified: 'no', email })
  if (id === 'verifyEmail' && isPending && (await readCode(email, 'verify')) === text('ver_code'))
    await changeCustomer(bank, former.id, { email })
  return undefined
}

export function earlier(date: string): string {
  const time = new Date(`${date.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return new Date(time.getTime() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
