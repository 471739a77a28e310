import { isDeepStrictEqual } from 'node:util'
import { isOpen, operationOf, reasonOf, type Context, type Values } from '#tests/conformance/context.ts'
import { objectOf, summary, type Account, isServed } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import {
  bookedFact,
  changesBetween,
  hasSettled,
  leavesOf,
  readAll,
  viewOf,
} from '#tests/conformance/reading/effects.ts'
import { addedRows, minorOf, rowsOf, within } from '#tests/conformance/reading/rows.ts'
import { noRow } from '#tests/conformance/reading/snapshot.ts'
import { extraFieldsIgnored, extraFieldsInert, nothingElse, refusalInert } from '#tests/conformance/rules/effects.ts'
import { shortFor, rowsShown, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { changeOf } from '#tests/conformance/values/chosenSecrets.ts'
import { freshPicture } from '#tests/conformance/values/files.ts'
import { profileFieldsOf, valuesOf } from './profile.ts'
import { reviewedForms, optionsOf } from './reviewedForms.ts'
import { tryAs } from './signIns.ts'

/** One of a group may hide what another does: an administrator gets no token, and a verified address no code. */
const roles = { role: 'admin', is_admin: '1', admin: '1', level: '9', type_of_user: 'admin' }
const addresses = { verified: 'yes', email_verified: '1', is_verified: '1', active: '1' }
const identities = {
  verification_status: 'verified',
  kyc: 'verified',
  kyc_status: 'verified',
  submitted: 'Yes',
  approved: '1',
}
export const extraGroups: readonly Readonly<Record<string, string>>[] = [roles, addresses, identities]

/** Values that no customer has. */
export const unmistakable: Readonly<Record<string, string>> = {
  ...{ fullname: 'Extra Field', username: 'extra-field', email: 'extra-field@conformance.example', phone: '999' },
  ...{ picture: 'extra.png', country: 'Extraland', current_plan: 'Extra' },
}

/** Common names of columns that a careless backend would copy from a form. */
export const extras: Readonly<Record<string, string>> = {
  ...roles,
  ...addresses,
  ...identities,
  ...unmistakable,
  ...{ balance: '987654.32', tb: '987654.32', currency: 'XTS', account_no: '1111111111' },
  ...{ haspin: 'no', wasread: 'no', nc: '99' },
  ...{
    status: 'successful',
    state: 'confirmed',
    fee: '0',
    percent: '0',
    charge: '0',
    created_at: '2001-01-01 00:00:00',
  },
  ...{ date: '2001-01-01 00:00:00', transaction_type: 'credit', reference: 'EXTRA', jwt: 'extra-token' },
  ...{ user_id: '2', uid: '2', userid: '2', customer_id: '2', account_id: '2', user: '2', owner: '2' },
}

export function withoutOwn(context: Context, id: string): Record<string, string> {
  const own = new Set(operationOf(context, id).form.map(({ name }) => name))
  return Object.fromEntries(Object.entries(extras).filter(([name]) => !own.has(name)))
}

/** Another address would hide all that follows. */
export function addedTo(context: Context, id: string): Record<string, string> {
  const { email: _email, ...added } = withoutOwn(context, id)
  return added
}

/** The same steps, with these fields in the forms of an operation. */
export function withMore(steps: Steps, operation: string): Steps {
  const added = addedTo(steps.context, operation)
  const note = 'with fields that the contract does not describe'
  const probe: Steps['probe'] = (id, values, holder, what) =>
    id === operation
      ? steps.probe(id, { ...added, ...values }, holder, what === undefined ? note : `${what}, ${note}`)
      : steps.probe(id, values, holder, what)
  return { ...steps, ...shortFor({ ...steps, probe }), probe, more: (id) => (id === operation ? added : {}) }
}

interface Action {
  id: string
  values: (steps: Steps, account: Account, profile: Record<string, unknown>) => Values | undefined
  changes: RegExp
}

const nothing = /^$/

const actions: readonly Action[] = [
  // First, so that there is a picture that the others could lose.
  { id: 'updatePicture', values: () => ({ profilePic: freshPicture() }), changes: /\.picture$/ },
  {
    id: 'updateProfile',
    values: ({ context }, _account, profile) => valuesOf(profileFieldsOf(context), profile),
    changes: nothing,
  },
  { id: 'updateEmail', values: (_steps, { email }) => ({ email }), changes: /\.verified$/ },
  {
    id: 'updatePassword',
    values: (_steps, { password }) => changeOf(password, password),
    changes: nothing,
  },
  {
    id: 'updatePin',
    values: (_steps, { pin }) => (pin === undefined ? undefined : changeOf(pin, pin)),
    changes: nothing,
  },
  {
    id: 'submitCryptoDeposit',
    values: () => ({ type: 'Bitcoin', amount: '0.02' }),
    // A line of the history may announce it.
    changes: / transactions$/,
  },
]

export const extraFields: Scenario = {
  name: 'fields that the contract does not describe',
  uses: ['updateProfile', 'getProfile'],
  rules: [extraFieldsInert, nothingElse, extraFieldsIgnored, refusalInert],
  run: async (steps) => {
    const { context } = steps
    const { main, second } = context.accounts
    const account = context.accounts['no-pin'] ?? second ?? main ?? steps.stop('no customer is signed in')
    const other = account === main ? second : main
    await loadersWithMore(steps, main ?? account)
    await submissionsWithMore(steps, account)
    for (const action of actions) {
      if (!isOpen(context, action.id)) continue
      const profile = within((await steps.probe('getProfile', {}, account)).body, 'profile')
      const values = action.values(steps, account, profile)
      if (values !== undefined) await judgeEffects(steps, action, values, account, other)
    }
  },
}

async function loadersWithMore({ context, probe, judge }: Steps, account: Account): Promise<void> {
  const { second } = context.accounts
  const theirs = context.loadedAsSecond.get('getAccount')
  const number = within((theirs && objectOf(theirs)) ?? {}, 'account')['account_no']
  const added = [
    { ...{ page: '2', limit: '1', offset: '1', per_page: '1', length: '1', start: '1' }, extra: 'x' },
    { ...{ sort: 'asc', order: 'asc', status: 'failed', search: 'nothing', from: '2001-01-01', to: '2001-01-02' } },
    ...['1', '2', '3'].map((id) => ({
      ...{ id, user_id: id, userid: id, uid: id, user: id, customer: id, customer_id: id, account_id: id },
      ...(second === undefined || second === account ? {} : { email: second.email }),
      ...(typeof number === 'string' ? { account_no: number } : {}),
    })),
  ]
  const loaders = context.plan.operations.filter(({ kind }) => kind === 'loader')
  for (const { id } of loaders) {
    const exchange = context.loaded.get(id)
    if (exchange?.issues.length !== 0) continue
    const contentOf = (step: Step): Record<string, unknown> => Object.fromEntries(leavesOf(step))
    const plain = await probe(id, {}, account)
    for (const fields of added) {
      const step = await probe(id, fields, account, 'with fields that the contract does not describe')
      judge(extraFieldsIgnored, { got: isServed(step.exchange) ? undefined : summary(step.exchange) }, step.exchange)
      if (!isServed(step.exchange) || isDeepStrictEqual(contentOf(plain), contentOf(step))) continue
      const [before, after] = [contentOf(plain), contentOf(step)]
      const [name, ...more] = Object.keys(before).filter((key) => !isDeepStrictEqual(before[key], after[key]))
      const again = await probe(id, {}, account)
      if (name === undefined || !isDeepStrictEqual(before, contentOf(again))) continue
      const what = more.length === 0 ? name : `${name} (and ${more.join(', ')})`
      judge(extraFieldsInert, { what, before: before[name], after: after[name] }, step.exchange)
    }
  }
}

/** `status` is no field of a submission, so the bank must ignore it. */
async function submissionsWithMore(steps: Steps, account: Account): Promise<void> {
  const { context, probe, judge } = steps
  for (const { loader, action, choice } of reviewedForms) {
    if (!isOpen(context, action)) continue
    const { coins, payable, options } = optionsOf(await probe(loader, {}, account), choice)
    const [type, option] = [payable[0] ?? coins[0], options[0]]
    if (type === undefined || (choice !== undefined && option === undefined)) continue
    const values = { type, amount: '0.02', ...(choice === undefined ? {} : { [choice.field]: option ?? '' }) }
    const rows = async () => rowsShown(await probe(loader, {}, account), 'transactions')
    const submitted = async (more: Values, note: string) => {
      const before = await rows()
      const step = await probe(action, { ...values, ...more }, account, note)
      const added = addedRows(before, await rows())
      return { step, row: added?.length === 1 ? added[0] : undefined }
    }
    const note = 'a plain submission'
    const plain = await submitted({}, note)
    const { exchange, accepted } = plain.step
    // A bank that refuses everybody is judged by the submissions of the main customer.
    const isServed = context.findings.tally(action).accepted > 0
    if (!accepted && isServed && plain.row !== undefined && minorOf(plain.row['amount']) === 2) {
      const change = { path: `${loader} transactions`, before: noRow, after: plain.row }
      judge(refusalInert, { what: note, change }, exchange)
    }
    if (!plain.step.accepted || plain.row?.['status'] !== 'pending') continue
    for (const status of ['confirmed', 'declined']) {
      const more = { ...withoutOwn(context, action), status }
      const { step, row } = await submitted(more, 'with fields that the contract does not describe')
      if (!step.accepted || row === undefined) continue
      judge(extraFieldsInert, { what: 'the status of the row', before: 'pending', after: row['status'] }, step.exchange)
    }
  }
}

async function judgeEffects(
  steps: Steps,
  { id, changes }: Action,
  values: Values,
  account: Account,
  other: Account | undefined,
): Promise<void> {
  const { context, probe, judge } = steps
  const own = new Set(operationOf(context, id).form.map(({ name }) => name))
  const added = withoutOwn(context, id)
  const atFirst = await viewOf(steps, account)
  const plain = await probe(id, values, account, 'a form that changes nothing')
  if (!plain.accepted) return
  const before = await viewOf(steps, account)
  const isOwn = (path: string): boolean => own.has(path.split(/[ .]/).at(-1) ?? '')
  const isEarly = hasSettled(atFirst, before)
  for (const path of changesBetween(
    atFirst,
    before,
    (at) => isFree(at, changes) || isOwn(at) || (isEarly && bookedFact.test(at)),
  ).slice(0, 1))
    judge(nothingElse, { what: path, before: atFirst.get(path), after: before.get(path) }, plain.exchange)
  context.findings.checked(nothingElse)
  const theirs = other?.token === undefined ? undefined : await viewOf(steps, other)
  const step = await probe(id, { ...values, ...added }, account, 'with fields that the contract does not describe')
  const reason = step.accepted ? undefined : reasonOf(step.exchange)
  if (reason !== undefined && isPolicy(reason)) return
  if (reason !== undefined) {
    const again = await probe(id, values, account, 'the same form without them')
    if (again.accepted) judge(extraFieldsIgnored, { got: reason }, step.exchange)
    return
  }
  judge(extraFieldsIgnored, { got: undefined }, step.exchange)
  const acted = step
  const rule = extraFieldsInert
  const after = await readAll(steps, account)
  // A bank may review or settle something in between.
  const isReviewed = hasSettled(before, after)
  const mayChange = (path: string): boolean => isFree(path, changes) || (isReviewed && bookedFact.test(path))
  for (const path of changesBetween(before, after, mayChange)) {
    judge(rule, { what: path, before: before.get(path), after: after.get(path) }, acted.exchange)
    break
  }
  context.findings.checked(rule)
  const rows = rowsOf({ rows: after.get('getCryptoDepositForm transactions') }, 'rows')
  if (id === 'submitCryptoDeposit' && rows[0]?.['amount'] !== undefined && Number(rows[0]['amount']) === 0.02)
    judge(rule, { what: 'the status of the row', before: 'pending', after: rows[0]['status'] }, acted.exchange)
  if (other !== undefined && theirs !== undefined) {
    const now = await readAll(steps, other)
    const isTheirs = hasSettled(theirs, now)
    const mayDiffer = (at: string): boolean => / (nc|notifications)$/.test(at) || (isTheirs && bookedFact.test(at))
    for (const path of changesBetween(theirs, now, mayDiffer).slice(0, 1))
      judge(
        rule,
        { what: `${path} of another customer`, before: theirs.get(path), after: now.get(path) },
        acted.exchange,
      )
  }
  await putBack(steps, account, before, acted)
}

function isFree(path: string, changes: RegExp): boolean {
  return changes.test(path) || / (nc|notifications)\b/.test(path) || path.startsWith('getNotifications ')
}

async function putBack(
  steps: Steps,
  account: Account,
  before: ReadonlyMap<string, unknown>,
  acted: Step,
): Promise<void> {
  const { context, probe } = steps
  const shown = within((await probe('getProfile', {}, account)).body, 'profile')['email']
  if (typeof shown === 'string' && shown !== account.email && shown === extras['email']) {
    const step = await probe('updateEmail', { email: account.email }, account, 'back to the former address')
    if (!step.accepted) {
      account.email = shown
      context.findings.notes.push(`The address of ${String(before.get('getProfile profile.email'))} is now ${shown}.`)
    }
  }
  const name = acted.exchange.operation?.id ?? ''
  if (name !== 'updatePassword') return
  if (!(await tryAs(context, account.email, account.password)).accepted)
    context.findings.notes.push(`${account.email} can no longer sign in after ${name}.`)
}
