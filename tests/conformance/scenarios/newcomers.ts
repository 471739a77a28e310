import { randomUUID } from 'node:crypto'
import { readCode } from '#tests/conformance/codeFlow.ts'
import { operationOf, reasonOf, type Context } from '#tests/conformance/context.ts'
import type { Exchange } from '#tests/conformance/exchange.ts'
import { isPause } from '#tests/conformance/policy.ts'
import { folded, within } from '#tests/conformance/reading/rows.ts'
import { factsAgree } from '#tests/conformance/rules/agreement.ts'
import { codeSent } from '#tests/conformance/rules/codes.ts'
import { longPasswordWhole, newSecretChecked, wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import { extraFieldsIgnored, extraFieldsInert, refusalInert, readBy } from '#tests/conformance/rules/effects.ts'
import { repeated, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { newcomerPassword, unusualNewcomerPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { packedNames } from '#tests/conformance/values/values.ts'
import { unmistakable } from './extras.ts'
import { similarPasswordsRefused } from './oddPasswords.ts'
import { tryAs, knowsPassword } from './signIns.ts'

export interface Newcomer {
  email: string
  password: string
  code: string
  person: Readonly<Record<string, string>>
  opened: Step
  reset?: Step
}

export function unusualPerson(round: number, username: string) {
  const pair = packedNames[round % packedNames.length] ?? ['Ida', 'Lund']
  const [first_name = '', last_name = ''] = Math.floor(round / packedNames.length) % 2 === 0 ? pair : pair.toReversed()
  return { first_name, last_name, fullname: `${first_name} ${last_name}`, username: `${username} ${last_name}` }
}

export const idaLund = { first_name: 'Ida', last_name: 'Lund', fullname: 'Ida Lund' } as const

export function identityOf({ settings, accounts }: Pick<Context, 'settings' | 'accounts'>, letter: string) {
  const stamp = Date.now().toString(36)
  const domain = accounts.enrolled?.email.split('@')[1] ?? 'conformance.example'
  return {
    email: `conformance-${letter || 0}-${stamp}@${domain}`,
    username: `c${letter}${stamp}x`,
    password: newcomerPassword(settings, letter),
  }
}

let namesakes = 0

/** A further customer with the names of another. A bank may give each user name once. */
export async function namesakeOf(
  { context, guest }: Steps,
  { first_name, last_name, fullname, username }: Readonly<Record<string, string>>,
): Promise<Pick<Newcomer, 'email' | 'password'> | undefined> {
  namesakes += 1
  const { email, password } = identityOf(context, `n${namesakes}`)
  const values = { first_name: first_name ?? '', last_name: last_name ?? '', fullname: fullname ?? '' }
  for (const name of [username ?? '', `${username ?? ''}${namesakes}`]) {
    const form = { ...values, username: name, email, password }
    const { accepted } = await guest('signUp', form, 'another customer of the same name')
    if (accepted) return { email, password }
  }
  return undefined
}

export async function verifyNamesake({ context, guest }: Steps, { email }: Pick<Newcomer, 'email'>): Promise<void> {
  const code = await context.settings.readCode?.(email, 'verify')
  if (code !== undefined) await guest('verifyEmail', { email, ver_code: code }, 'of the same name')
}

export async function newcomer(
  steps: Steps,
  letter: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Newcomer> {
  const { context, judge, stop, guest } = steps
  const { username, ...plain } = identityOf(context, letter)
  // A bank may refuse a plus sign or a long password.
  const password = unusualNewcomerPassword(letter, plain.password) ?? plain.password
  const unusual = { ...plain, password, ...unusualFor(plain)[letter] }
  const plainPerson = { ...idaLund, username }
  let person: Record<string, string> = unusualPerson(letter.charCodeAt(0) - 97, username)
  const own = new Set(operationOf(context, 'signUp').form.map((field) => field.name))
  const added = Object.fromEntries(Object.entries(more).filter(([field]) => !own.has(field)))
  const note = Object.keys(more).length === 0 ? 'a further customer' : 'with fields that the contract does not describe'
  let used = unusual
  let form: Record<string, string> = { ...person, ...unusual, idempotency_key: randomUUID() }
  let opened = await guest('signUp', { ...form, ...added }, note)
  if (!opened.accepted && Object.keys(added).length > 0) {
    const plainly = await guest('signUp', form, 'the same form without them')
    if (plainly.accepted) judge(extraFieldsIgnored, { got: reasonOf(opened.exchange) }, opened.exchange)
    opened = plainly
  }
  for (const address of [unusual, plain]) {
    if (opened.accepted) break
    used = address
    person = plainPerson
    form = { ...person, ...address, idempotency_key: randomUUID() }
    opened = await guest('signUp', form, 'a further customer')
  }
  const { email } = used
  if (!opened.accepted) return stop(`no further customer can be signed up: ${reasonOf(opened.exchange)}`)
  if (letter === 'a') await repeated(steps, opened, form)
  const isOdd = email !== plain.email && context.accounts.enrolled?.token !== undefined
  const code = await readCode(steps, email, 'verify', opened, !isOdd)
  return { email, password: used.password, code, opened, person: { ...person, email } }
}

function unusualFor({ email }: Pick<Newcomer, 'email'>): Readonly<Record<string, { email: string }>> {
  return {
    c: { email: email.replace('@', '+bank@') },
    d: { email: `o'${email}` },
    h: { email: email.replace('@', `@${'of-a-long-name-'.repeat(3)}x.`) },
  }
}

/** `added`: the call with the fields of `extras`. */
export function judgePerson(
  { context, judge }: Steps,
  { body, exchange }: Step,
  { person, opened }: Pick<Newcomer, 'person' | 'opened'>,
  added?: Exchange,
): void {
  const user = within(body, 'user')
  const stored = Object.keys(unmistakable).find((name) => user[name] === unmistakable[name])
  const isKnown = context.findings.all.some(({ rule }) => rule === extraFieldsInert.id)
  if (stored !== undefined && added !== undefined && !isKnown) {
    const what = `user.${stored}`
    judge(extraFieldsInert, { what, before: person[stored] ?? 'as it was', after: user[stored] }, added)
  }
  if (stored !== undefined && (isKnown || added !== undefined)) return
  for (const name of ['fullname', 'username', 'email']) {
    const [here, there] = [folded(user[name]), folded(person[name])]
    if (typeof user[name] !== 'string') continue
    const isChanged = here !== there && isFormOf(here, there)
    const state = { what: `user.${name}`, here, there, elsewhere: 'the form of signUp' }
    judge(factsAgree, state, isChanged ? opened.exchange : exchange)
  }
}

/** Whether both have the same letters, or one is cut: a sign-up that changes a text, not a response about somebody else. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((text) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    )
    .toSorted((a, b) => a.length - b.length)
  return short !== undefined && short !== '' && long?.startsWith(short) === true
}

export async function correctedSignUp(steps: Steps): Promise<void> {
  await corrected(steps, 'g', [
    ['a password of three letters', 'abc'],
    ['an empty password', ''],
  ])
  await corrected(steps, 'm', [['a password of six letters', 'abcdef']])
  const { context, guest } = steps
  const { password, ...own } = identityOf(context, 's')
  const odd = `${password}\u0000b`
  await guest('signUp', { ...idaLund, ...own, password: odd }, 'a password with a zero byte')
}

async function corrected(
  steps: Steps,
  letter: string,
  passwords: readonly [what: string, password: string][],
): Promise<void> {
  const { context, judge, guest } = steps
  const { email: address, ...own } = identityOf(context, letter)
  const right = { ...idaLund, ...own }
  const signUp = (note: string, email: string, more: Readonly<Record<string, string>> = {}): Promise<Step> =>
    guest('signUp', { ...right, ...more, email }, note)
  let short: Step | undefined
  for (const [what, password] of passwords) {
    const step = await signUp(what, address, { password })
    if (step.accepted && context.settings.readCode !== undefined)
      judge(codeSent, { code: await context.settings.readCode(address, 'verify') }, step.exchange)
    if (password === '') judge(newSecretChecked, step, step.exchange)
    if (step.accepted) return
    short ??= step
  }
  if (short === undefined) return
  const last = await signUp('the corrected form', address)
  const reason = last.accepted ? undefined : reasonOf(last.exchange)
  context.findings.checked(refusalInert)
  if (reason === undefined) return codeStays(steps, signUp, address)
  if (isPause(reason)) return
  const other = identityOf(context, `i${letter}`)
  if (!(await signUp('the corrected form with another address', other.email, { username: other.username })).accepted)
    return
  const change = { path: 'the form with a right password', before: 'accepted', after: reason, through: readBy.signIn }
  judge(refusalInert, { what: short.exchange.note, change }, short.exchange)
}

async function codeStays(
  { context, judge, guest }: Steps,
  signUp: (note: string, address: string) => Promise<Step>,
  email: string,
): Promise<void> {
  const read = (): Promise<string | undefined> | undefined => context.settings.readCode?.(email, 'verify')
  const verifies = async (code: string | undefined, note: string): Promise<boolean> =>
    code !== undefined && (await guest('verifyEmail', { email, ver_code: code }, note)).accepted
  const code = await read()
  const again = await signUp('the same form once more', email)
  if (again.accepted || code === undefined || (await verifies(code, 'the code of the first sign-up'))) return
  await guest('resendConfirmationCode', { email }, 'another code')
  const other = await read()
  const change = { path: 'the code of the first one', before: 'good', after: 'void' }
  if (other !== code && (await verifies(other, 'another code')))
    judge(refusalInert, { what: 'an address that is taken', change }, again.exchange)
}

export async function wholePassword(steps: Steps, { email, password, opened }: Newcomer): Promise<void> {
  const { context, judge } = steps
  const none = await tryAs(context, email, 'no-such-password', 'another password')
  if (knowsPassword(none)) {
    judge(wrongPasswordRefused, none, none.exchange)
    return
  }
  const cut = await tryAs(context, email, `${password.slice(0, -1)}2`, 'the same but for its last character')
  const whole = await tryAs(context, email, password, 'the password of the sign-up')
  judge(longPasswordWhole, { ...cut, accepted: knowsPassword(cut), isLost: !knowsPassword(whole) }, opened.exchange)
  if (knowsPassword(whole) && !knowsPassword(cut))
    await similarPasswordsRefused(steps, email, password, opened.exchange)
}
