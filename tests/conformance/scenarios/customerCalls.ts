/** The calls of a customer, plain, unusual and refused, each of which restores what later ones need. */
import { randomUUID } from 'node:crypto'
import { codeFor, noteResend } from '#tests/conformance/codeFlow.ts'
import { isOpen, reasonOf, type Context, type Values } from '#tests/conformance/context.ts'
import { objectOf, type Account } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { addedRows, folded, minorOf, rowsOf, within } from '#tests/conformance/reading/rows.ts'
import type { Looks } from '#tests/conformance/reading/snapshot.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import { codeSent, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import {
  addressTakenRefused,
  resetChangesPassword,
  wrongPasswordRefused,
} from '#tests/conformance/rules/credentials.ts'
import { actionServed, extraFieldsInert, nothingElse } from '#tests/conformance/rules/effects.ts'
import { kycPending } from '#tests/conformance/rules/enrolment.ts'
import { pictureChanges, uploadLarge } from '#tests/conformance/rules/files.ts'
import { profileKept, readStaysRead, submissionListed } from '#tests/conformance/rules/records.ts'
import { bookedOnce, payeeKept, transferInStatement, transferListed } from '#tests/conformance/rules/transfers.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { freshPhoto, freshPicture, photoOfSize } from '#tests/conformance/values/files.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { written } from '#tests/conformance/values/values.ts'
import { changeBack, changePinBack } from './credentials.ts'
import { idaLund, identityOf, judgePerson, unusualPerson } from './newcomers.ts'
import { dearer, details, order, payee, type Order } from './order.ts'
import { profileFieldsOf, tryingValues, usualValues, valuesOf } from './profileForm.ts'
import { reviewedForms } from './reviewedForms.ts'
import { isVerified, tryAs } from './signIns.ts'

/** Undefined if it could not be prepared. */
export type Act = () => Promise<Step | undefined>

export interface CustomerCall {
  id: string
  act: Act
  /** What must follow, once the loaders were read. */
  settle?: Act
  /** What a success may change, such as `getProfile profile.phone`. */
  changes?: RegExp
  /** The loader whose list a success adds a row to. */
  list?: string
  /** Judges what a success has changed. */
  shows?: (step: Step, before: Looks, after: Looks) => void
}

/** The calls of anybody who knows the address of a customer. What they would set is set already. */
export function callsOfAnybody(email: string, password: string): { id: string; what: string; values: Values }[] {
  const person = { first_name: 'Mo', last_name: 'Bell', fullname: 'Mo Bell', username: 'mo.bell' }
  const other = `${password}-none`
  return [
    { id: 'signIn', what: 'a wrong password', values: { email, password: `not-${password}` } },
    { id: 'requestPasswordReset', what: 'a reset that nobody goes on with', values: { email } },
    { id: 'resendResetCode', what: 'another code for it', values: { email } },
    { id: 'resendConfirmationCode', what: 'an address that is verified', values: { email } },
    { id: 'verifyEmail', what: 'an address that is verified, with a wrong code', values: { email, ver_code: 'wrong' } },
    { id: 'resetPassword', what: 'a wrong code', values: { email, reset_code: 'wrong', new_password: other } },
    { id: 'signUp', what: 'an address that is taken', values: { ...person, email, password: other } },
  ]
}

const mustFail: Readonly<Record<string, StateRule<Step>>> = {
  ...{ signIn: wrongPasswordRefused, signUp: addressTakenRefused },
  ...{ verifyEmail: wrongCodeRefused, resetPassword: wrongCodeRefused },
}

export async function callAsAnybody(
  { probe, judge }: Pick<Steps, 'probe' | 'judge'>,
  { id, what, values }: ReturnType<typeof callsOfAnybody>[number],
): Promise<Step> {
  const step = await probe(id, values, undefined, what)
  const rule = mustFail[id]
  if (rule !== undefined) judge(rule, step, step.exchange)
  return step
}

export const endsSessions: ReadonlySet<string> = new Set(['signIn', 'updateEmail', 'updatePassword', 'resetPassword'])

/** The call, and what must follow it. */
export function whole({ act, settle }: CustomerCall): Act {
  return async () => {
    const step = await act()
    await settle?.()
    return step
  }
}

export function callsOf(steps: Steps, account: Account): CustomerCall[] {
  const all = [
    ...guestCallsOf(steps, account),
    ...newcomerMoves(steps, account),
    ...profileMoves(steps, account),
    ...credentialMoves(steps, account),
    ...pinMoves(steps, account),
    ...reviewedForms.flatMap((kind) => submissionCalls(steps, account, kind)),
    ...notificationCalls(steps, account),
  ]
  // A customer whose address counts as not verified gets no other session.
  const isStuck = steps.context.lostFacts.has('verified')
  return all.filter(({ id }) => isOpen(steps.context, id) && !(isStuck && endsSessions.has(id)))
}

export function guestCallsOf(steps: Steps, { email, password }: Account): CustomerCall[] {
  return [
    { id: 'signIn', act: () => tryAs(steps.context, email, password, 'a sign-in', steps.more?.('signIn')) },
    ...callsOfAnybody(email, password).map((call): CustomerCall => ({
      id: call.id,
      act: () => callAsAnybody(steps, call),
    })),
  ]
}

const addresses: readonly ((plain: string) => string)[] = [
  (plain) => plain,
  (plain) => plain.replace('@', '+bank@'),
  (plain) => `o'${plain}`,
  (plain) => `C${plain.slice(1)}`,
  (plain) => plain.replace('-', '_').replace('@', '.of-the.bank@'),
]

let opened = 0

export async function newCustomer({
  context,
  probe,
  judge,
}: Steps): Promise<{ form: Record<'email' | 'password', string>; code: string; step: Step } | undefined> {
  opened += 1
  const { email: plain, username, password } = identityOf(context, `w${opened}`)
  context.secrets.add('PASSWORD_W', password)
  const unusual = addresses[opened % addresses.length]?.(plain) ?? plain
  const asked = ['resendConfirmationCode', 'requestPasswordReset', 'resendResetCode'][opened - 2] ?? ''
  const early =
    asked === '' || !isOpen(context, asked) ? undefined : await probe(asked, { email: unusual }, undefined, 'nobody')
  const taken = context.acceptedForms.get('signUp')?.['username']
  const forms = [
    ...(opened === 1 && typeof taken === 'string' ? [{ ...idaLund, username: taken, email: unusual }] : []),
    { ...unusualPerson(opened, username), email: unusual },
    { ...idaLund, username, email: unusual },
    { ...idaLund, username, email: plain },
  ]
  for (const person of forms) {
    const form = { ...person, password }
    const step = await probe('signUp', form, undefined, 'a further customer')
    if (step.accepted) return { form, code: (await codeFor(context, form.email, 'verify')) ?? '', step }
  }
  const other = identityOf(context, `x${opened}`)
  const isFree = early !== undefined && (await probe('signUp', { ...idaLund, ...other }, undefined, 'another')).accepted
  const what = 'an address without an account'
  if (isFree) judge(nothingElse, { what, before: 'free', after: 'taken' }, early.exchange)
  return undefined
}

function newcomerMoves(steps: Steps, { kind }: Account): CustomerCall[] {
  const { context, probe, judge, more } = steps
  if (kind !== 'main') return []
  const blames = more === undefined ? nothingElse : extraFieldsInert
  let reviewed: { email: string; password: string; step: Step } | undefined
  const verified = async (): Promise<typeof reviewed> => {
    const customer = await newCustomer(steps)
    if (customer === undefined) return undefined
    const { email, password } = customer.form
    const step = await probe('verifyEmail', { email, ver_code: customer.code }, undefined, 'a further customer')
    const seen = await tryAs(context, email, password, 'a further customer')
    judgePerson(steps, seen, { person: customer.form, opened: customer.step })
    return { email, password, step }
  }
  return [
    { id: 'signUp', act: async () => (await newCustomer(steps))?.step },
    { id: 'verifyEmail', act: async () => (await verified())?.step },
    {
      id: 'resendConfirmationCode',
      act: async () => {
        const customer = await newCustomer(steps)
        if (customer === undefined) return undefined
        const { email } = customer.form
        const step = await probe('resendConfirmationCode', { email }, undefined, 'another code')
        const code = await codeFor(context, email, 'verify')
        if (step.accepted && context.settings.readCode !== undefined)
          noteResend(steps, 'resendConfirmationCode', code !== customer.code, step.exchange)
        if (more === undefined || context.findings.has('unverified-refused', 'signIn')) return step
        const after = isVerified(await tryAs(context, email, customer.form.password, 'not verified'))
        const address = { what: 'the address of the customer', before: 'not verified' }
        judge(blames, { ...address, after: after ? 'verified' : 'not verified' }, step.exchange)
        return step
      },
    },
    {
      id: 'resetPassword',
      act: async () => {
        const customer = await verified()
        const next = plainPassword()
        const step = customer && (await resetOf(steps, customer.email, next))
        if (step?.accepted !== true) return step
        const after = await tryAs(context, customer?.email ?? '', next, 'the new password of a further customer')
        judge(resetChangesPassword, { before: { ...after, accepted: false }, after }, step.exchange)
        const [before, now] = [customer?.step.body, after.body].map((body) => body?.['verification_status'])
        if (before !== undefined && now !== undefined)
          judge(blames, { what: 'the state of the identity', before, after: now }, step.exchange)
        return step
      },
    },
    {
      id: 'submitVerification',
      act: async () => {
        const customer = await verified()
        const token = customer?.step.body['jwt']
        const form = context.acceptedForms.get('submitVerification')
        if (customer === undefined || typeof token !== 'string' || form === undefined) return undefined
        const step = await probe('submitVerification', { ...form, token }, undefined, 'a further customer')
        reviewed = step.accepted ? { ...customer, step } : undefined
        return step
      },
      settle: async () => {
        if (reviewed === undefined) return undefined
        const { email, password, step } = reviewed
        const seen = await tryAs(context, email, password, 'a further customer, under review')
        judge(kycPending, seen, step.exchange)
        return seen
      },
    },
  ]
}

async function resetOf({ context, probe, judge }: Steps, email: string, next: string): Promise<Step | undefined> {
  const former = await codeFor(context, email, 'reset')
  const requested = await probe('requestPasswordReset', { email }, undefined, 'a reset')
  const code = requested.accepted ? await codeFor(context, email, 'reset') : undefined
  const isMailed = context.settings.readCode !== undefined && context.accounts.enrolled !== undefined
  if (requested.accepted && isMailed && former === undefined) judge(codeSent, { code }, requested.exchange)
  context.secrets.add('PASSWORD_W', next)
  const values = { email, reset_code: code ?? '', new_password: next }
  return code === undefined ? undefined : probe('resetPassword', values, undefined, 'the right code')
}

function profileMoves(steps: Steps, account: Account): CustomerCall[] {
  const { context, probe, judge } = steps
  const fields = profileFieldsOf(context)
  const shown = async () => valuesOf(fields, within((await probe('getProfile', {}, account)).body, 'profile'))
  const other = [tryingValues(fields), usualValues(fields)]
  const save = async (change: Readonly<Record<string, string>>, note: string): Promise<Step> =>
    probe('updateProfile', { ...(await shown()), ...change }, account, note)
  const pictureIn = (looks: Looks): unknown => within(bodyIn(looks, 'getProfile'), 'profile')['picture']
  return [
    { id: 'updateProfile', act: async () => judgeSaved(steps, await save({}, 'a profile as it is'), save) },
    {
      id: 'updateProfile',
      // An empty field empties it.
      changes: / (user|profile)\.fullname$/,
      act: async () => {
        const { fullname = '' } = await shown()
        const step = await save({ fullname: '' }, 'a profile without a name')
        if (step.accepted) await save({ fullname }, 'the former name')
        return step
      },
    },
    ...fields.map(({ name }): CustomerCall => ({
      id: 'updateProfile',
      changes: new RegExp(` (user|profile)\\.${name}$`),
      act: async () => {
        const now = (await shown())[name]
        return save({ [name]: other.find((values) => values[name] !== now)?.[name] ?? '' }, `another ${name}`)
      },
      shows: (step, _before, after) => {
        if (!after.has('getProfile')) return
        const kept = folded(within(bodyIn(after, 'getProfile'), 'profile')[name])
        judge(profileKept, { sent: { [name]: folded(sentIn(step, name)) }, kept: { [name]: kept } }, step.exchange)
      },
    })),
    ...[
      ...[freshPicture, freshPhoto, () => photoOfSize(140_000)],
      // Above the usual limit of PHP, whose excess arrives as no file.
      ...(context.settings.largeUploads === true ? [() => photoOfSize(3_000_000)] : []),
    ].map((file): CustomerCall => ({
      id: 'updatePicture',
      changes: / (user|profile)\.picture$/,
      act: () => probe('updatePicture', { profilePic: file() }, account, 'another picture'),
      shows: (step, before, after) => {
        if (after.has('getProfile'))
          judge(pictureChanges, { before: pictureIn(before), after: pictureIn(after) }, step.exchange)
      },
    })),
  ]
}

/** MySQL counts no changed row if the values are the same, which is no error. A change there and back is accepted. */
async function judgeSaved(
  { context, judge }: Steps,
  step: Step,
  save: (change: Readonly<Record<string, string>>, note: string) => Promise<Step>,
): Promise<Step> {
  if (step.accepted || context.findings.tally('updateProfile').accepted === 0) return step
  const former = sentIn(step, 'home_address')
  if (!(await save({ home_address: `${former} 2` }, 'another address')).accepted) return step
  const back = await save({ home_address: former }, 'the former one')
  const reason = reasonOf(step.exchange)
  if (back.accepted) judge(actionServed, { reason: `of a profile that is as it was: ${reason}` }, step.exchange)
  return step
}

function credentialMoves(steps: Steps, account: Account): CustomerCall[] {
  const { context, probe } = steps
  const { email, password } = account
  return [
    {
      id: 'updateEmail',
      changes: /\.verified$/,
      act: () => probe('updateEmail', { email }, account, 'the same address'),
    },
    {
      id: 'updatePassword',
      act: () => {
        const values = { c_pwd: `not-${password}`, n_pwd: password, con_pwd: password }
        return probe('updatePassword', values, account, 'a wrong current password')
      },
    },
    {
      id: 'updatePassword',
      act: async () => {
        const next = plainPassword()
        context.secrets.add('NEW_PASSWORD', next)
        const values = { c_pwd: password, n_pwd: next, con_pwd: next }
        const step = await probe('updatePassword', values, account, 'another password')
        if (!step.accepted) return step
        account.password = next
        await changeBack(steps, account, password)
        account.password = password
        return step
      },
    },
    { id: 'resetPassword', act: () => resetOf(steps, email, password) },
  ]
}

function pinMoves(steps: Steps, account: Account): CustomerCall[] {
  const { context, probe } = steps
  const { pin, email } = account
  if (pin === undefined) return []
  const right = (): Promise<Step> => probe('confirmPin', { pin }, account, 'the right PIN')
  const wrong = otherPin(pin)
  return [
    { id: 'confirmPin', act: right },
    // A bank locks a PIN after some wrong ones.
    { id: 'confirmPin', act: () => probe('confirmPin', { pin: wrong }, account, 'a wrong PIN'), settle: right },
    { id: 'createPin', act: () => probe('createPin', { pin }, account, 'a PIN that there is') },
    {
      id: 'updatePin',
      act: () => probe('updatePin', { c_pwd: wrong, n_pwd: pin, con_pwd: pin }, account, 'a wrong current PIN'),
      settle: right,
    },
    {
      id: 'updatePin',
      act: async () => {
        const step = await probe('updatePin', { c_pwd: pin, n_pwd: wrong, con_pwd: wrong }, account, 'another PIN')
        if (!step.accepted) return step
        account.pin = wrong
        await changePinBack(steps, account, pin)
        account.pin = pin
        return step
      },
    },
    {
      id: 'confirmAuthorizationCode',
      act: () => probe('confirmAuthorizationCode', { pin: '0000' }, account, `a code that ${email} was not sent`),
    },
    ...ordersOf(context).map(({ what, values, isKeyed }): CustomerCall => ({
      id: 'submitTransfer',
      changes: /^(getTransfers|getAccount|getStatement) transactions$| (account\.)?(tb|balance)$/,
      list: 'getTransfers',
      act: () => {
        const send = async (more: Values): Promise<Step> => {
          await right()
          return probe('submitTransfer', { ...values, ...more }, account, what)
        }
        return isKeyed === true ? withKey(steps, (idempotency_key) => send({ idempotency_key })) : send({})
      },
      shows: (step, before, after) => judgeOrder(steps, step, before, after),
    })),
  ].filter(({ id }) => id !== 'submitTransfer' || isOpen(context, 'confirmPin'))
}

/** Each accepted order but for one field, which a bank may refuse. */
function ordersOf(context: Context): { what: string; values: Order; isKeyed?: boolean }[] {
  const plain = order(context)
  const withDetails = (change: Partial<Order>): Order => {
    const values = { ...plain, ...change }
    const extra = Object.fromEntries(Object.entries(values).filter(([name]) => name in details))
    return { ...values, extra: JSON.stringify(extra) }
  }
  return [
    { what: 'an order', values: plain },
    { what: 'an order in another currency', values: withDetails({ currency: 'JPY', note: 'Another note' }) },
    { what: 'an order to another country', values: withDetails({ country: 'Farland', amount: dearer(plain.amount) }) },
    { what: 'an order to another payee', values: withDetails({ bank: 'Farland Bank', act_hold_name: 'Ida Farland' }) },
    { what: 'an order with a key', values: withDetails({ note: '' }), isKeyed: true },
  ]
}

function judgeOrder({ judge }: Steps, { exchange }: Step, before: Looks, after: Looks): void {
  const added = addedTo('getTransfers', before, after)
  const lines = addedTo('getAccount', before, after)
  const ordered = Object.fromEntries(
    Object.keys({ ...payee, amount: '' }).map((name) => [name, sentIn({ exchange }, name)]),
  )
  const sent = Object.fromEntries(Object.keys(details).map((name) => [name, sentIn({ exchange }, name)]))
  if (added !== undefined) {
    judge(transferListed, { added, ordered }, exchange)
    judge(bookedOnce, { where: 'in the list of transfers', times: added.length }, exchange)
    const [row] = added
    if (row !== undefined) judge(payeeKept, { sent, row, others: true }, exchange)
  }
  const amount = minorOf(ordered['amount']) ?? 0
  if (lines !== undefined) judge(transferInStatement, { added: lines, amount, isLate: true }, exchange)
}

function submissionCalls(
  steps: Steps,
  account: Account,
  { action, loader, file, choice }: (typeof reviewedForms)[number],
): CustomerCall[] {
  const { context, probe, judge } = steps
  const form = context.acceptedForms.get(action)
  const wrong = { type: 'Bitcoin', amount: '-5.00', purpose: 'Nothing', plan: 'Nothing' }
  const refused: CustomerCall = {
    id: action,
    // A bank may accept any amount.
    changes: / transactions$|tb$|balance$/,
    act: () => probe(action, wrong, account, 'a negative amount'),
  }
  // An upgrade may be reviewed at any time, and the plan of the other customer is compared.
  if (form === undefined || (account.kind !== 'main' && action === 'submitUpgrade')) return [refused]
  const { [file]: _proof, idempotency_key: _key, ...plain } = form
  const cents = minorOf(plain['amount']) ?? 0
  const dearerBy = (more: number): Values => ({ ...plain, amount: written(cents + more) })
  const send = (what: string, values: Values): Promise<Step> => probe(action, values, account, what)
  // Above the usual limit of PHP, whose excess arrives as no file.
  const size = context.settings.largeUploads === true ? 3_000_000 : 140_000
  const sendLarge = async (): Promise<Step> => {
    const large = await send('with a large proof', { ...dearerBy(1), [file]: photoOfSize(size) })
    const reason = reasonOf(large.exchange)
    if (large.accepted || isPolicy(reason) || isPutOff(large.exchange.response)) return large
    const small = await send('with a small proof', { ...dearerBy(1), [file]: freshPicture() })
    const violation = { expected: 'what a small proof gets', got: reason }
    if (small.accepted) context.findings.addViolation(uploadLarge, violation, large.exchange)
    return small
  }
  const forms: (() => Promise<Step>)[] = [
    () => send('without a proof', plain),
    () => sendLarge(),
    () =>
      withKey(steps, (idempotency_key) =>
        send('with a key', { ...dearerBy(2), [file]: freshPicture(), idempotency_key }),
      ),
  ]
  return [
    refused,
    ...forms.map((make): CustomerCall => ({
      id: action,
      // The history may announce a credit.
      changes: new RegExp(`^(${loader}|getAccount|getStatement) transactions$`),
      list: loader,
      act: make,
      shows: ({ exchange }, before, after) => {
        const added = addedTo(loader, before, after)
        const chosen = choice === undefined ? {} : { [choice.field]: sentIn({ exchange }, choice.field) }
        const amount = minorOf(sentIn({ exchange }, 'amount')) ?? 0
        const isPending = added?.every(({ status }) => status === 'pending') !== false
        if (added !== undefined && isPending)
          judge(submissionListed, { loader, added, type: sentIn({ exchange }, 'type'), amount, chosen }, exchange)
      },
    })),
  ]
}

function notificationCalls({ context, probe, judge }: Steps, account: Account): CustomerCall[] {
  const mark = async (isRead: boolean): Promise<Step | undefined> => {
    const rows = rowsOf((await probe('getNotifications', {}, account)).body, 'notifications')
    const like = rows.filter(({ wasread }) => (wasread === 'yes') === isRead)
    const row = like.at(-1)
    // One stays unread for the next run.
    if (row === undefined || (!isRead && like.length < 2)) return undefined
    const note = isRead ? 'the oldest notification that is read' : 'the oldest unread notification'
    const id = String(row['id'])
    if (!isRead)
      context.findings.notes.push(`The notification of ${account.email} with the id ${id} was marked as read.`)
    return probe('markNotificationAsRead', { id }, account, note)
  }
  const statesIn = (looks: Looks) =>
    Object.fromEntries(
      rowsOf(bodyIn(looks, 'getNotifications'), 'notifications').map((row) => [String(row['id']), row['wasread']]),
    )
  return [
    { id: 'markNotificationAsRead', act: () => mark(true) },
    {
      id: 'markNotificationAsRead',
      changes: /^getNotifications notifications$/,
      act: () => mark(false),
      shows: (step, before, after) => {
        const expected = { ...statesIn(before), [sentIn(step, 'id')]: 'yes' }
        judge(readStaysRead, { expected, got: statesIn(after) }, step.exchange)
      },
    },
  ]
}

const firstKey = randomUUID()
let keys = 0

/** Keys that differ at their end only. Two are refused and another is accepted: nothing else is wrong. At most one order results. */
async function withKey({ judge }: Steps, send: (key: string) => Promise<Step>): Promise<Step> {
  const sendNext = async (): Promise<Step> => {
    keys += 1
    return send(firstKey.slice(0, -4) + keys.toString(16).padStart(4, '0'))
  }
  const isDone = ({ accepted, exchange }: Step): boolean => accepted || isPolicy(reasonOf(exchange))
  const first = await sendNext()
  if (isDone(first)) return first
  const second = await sendNext()
  if (isDone(second)) return second
  const other = await send(randomUUID())
  if (other.accepted) judge(actionServed, { reason: `of a new key: ${reasonOf(second.exchange)}` }, second.exchange)
  return other
}

function bodyIn(looks: Looks, loader: string): Record<string, unknown> {
  const exchange = looks.get(loader)
  return (exchange && objectOf(exchange)) ?? {}
}

function addedTo(loader: string, before: Looks, after: Looks): Record<string, unknown>[] | undefined {
  const listIn = (looks: Looks) => {
    const body = bodyIn(looks, loader)
    return Array.isArray(body['transactions']) ? rowsOf(body, 'transactions') : undefined
  }
  return addedRows(listIn(before), listIn(after))
}

function sentIn({ exchange }: Pick<Step, 'exchange'>, wanted: string): string {
  const value = exchange.form.parts.find(({ name }) => name === wanted)?.value
  return typeof value === 'string' ? value : ''
}
