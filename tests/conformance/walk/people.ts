/** Customers that the walk signs up, and sign-ins. */
import { randomUUID } from 'node:crypto'
import { codeFailure } from '#tests/conformance/command/codeCommand.ts'
import { pause, type CodeReader, type Values } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { within } from '#tests/conformance/reading/rows.ts'
import { noSecrets } from '#tests/conformance/rules/contents.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { keepToken } from '#tests/conformance/signIn.ts'
import { secretIn } from '#tests/conformance/transport/secretsIn.ts'
import { newcomerPassword, unusualNewcomerPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { packedNames } from '#tests/conformance/values/values.ts'
import type { Done, Walk, Wish } from './walk.ts'

export type Purpose = Parameters<CodeReader>[1]

export interface Newcomer {
  account: Account
  person: Record<string, string>
  opened: Done
}

let count = 0

/** A plain form of a sign-up, of somebody new. */
export function identity({ context }: Walk) {
  const letter = String.fromCodePoint(97 + (count % 26)) + (count < 26 ? '' : String(Math.floor(count / 26)))
  count += 1
  const stamp = Date.now().toString(36)
  const domain = context.accounts.enrolled?.email.split('@')[1] ?? 'conformance.example'
  const names = { first_name: 'Ida', last_name: 'Lund', fullname: 'Ida Lund', username: `c${letter}${stamp}x` }
  const password = newcomerPassword(context.settings, letter)
  return { ...names, email: `conformance-${letter}-${stamp}@${domain}`, password }
}

/** A bank may refuse unusual names, addresses and passwords, but not plain ones. */
export async function signUp(walk: Walk, more: Values = {}): Promise<Newcomer> {
  const plain = identity(walk)
  const [first_name = '', last_name = ''] = packedNames[count % packedNames.length] ?? []
  const names = {
    first_name,
    last_name,
    fullname: `${first_name} ${last_name}`,
    username: `${plain.username} ${last_name}`,
  }
  const password = unusualNewcomerPassword(['a', 'e', 'j', ''][count % 4] ?? '', plain.password) ?? plain.password
  const known = plain.email.replace(/@.*/, `@${walk.context.accounts.main?.email.split('@')[1] ?? 'example.com'}`)
  for (const person of [{ ...plain, ...names, password, ...more }, plain, { ...plain, email: known }]) {
    const form = { ...person, idempotency_key: randomUUID() }
    const isLast = person.email === known && walk.context.signedUp.size === 0
    const opened = await walk.guest('signUp', form, 'a further customer', isLast ? { want: 'accept' } : {})
    if (!opened.accepted) continue
    const account: Account = { kind: 'enrolled', email: form.email, password: form.password }
    walk.context.accounts.enrolled ??= account
    return { account, person: form, opened }
  }
  return walk.end('no further customer can be signed up')
}

export const verify = (
  walk: Walk,
  email: string,
  code: string,
  note: string,
  wish?: Wish,
  more: Values = {},
): Promise<Done> => walk.guest('verifyEmail', { ...more, email, action: 'code', ver_code: code }, note, wish)

/** Ends the script if no code arrives, which is a finding. */
export async function codeOf(walk: Walk, purpose: Purpose, email: string, sent: Done): Promise<string> {
  const { settings, mail, findings } = walk.context
  if (settings.readCode === undefined) return walk.end('needs the code from an e-mail: --code-command')
  let code = await settings.readCode(email, purpose)
  for (const ms of [250, 500, 1000, 2000]) {
    if (code !== undefined || mail.takesMs > 0 || findings.has(law.codeSent.id, sent.exchange.operation?.id ?? ''))
      break
    await pause(settings, ms)
    code = await settings.readCode(email, purpose)
    if (code !== undefined) mail.takesMs = performance.now() - mail.asked + 500
  }
  // A command that fails proves nothing of the bank.
  if (code === undefined && codeFailure.text !== undefined)
    return walk.end(`no code can be read: --code-command fails: ${codeFailure.text}`)
  walk.judge(law.codeSent, sent, code === undefined && 'none that --code-command prints')
  if (code === undefined) return walk.end(`no code for ${email} could be read`)
  const leak = secretIn({ ...sent.exchange, sent: [code] })
  walk.judge(noSecrets, sent, leak?.what)
  return code
}

export interface SignIn extends Done {
  state: Record<string, unknown>
}

/** A session that it begins is the customer's from now on, if the password was theirs. */
export async function enter(
  walk: Walk,
  account: Account,
  note: string,
  {
    password = account.password,
    email = account.email,
    more = {},
    ...wish
  }: Wish & { password?: string; email?: string; more?: Values } = {},
): Promise<SignIn> {
  const { context } = walk
  const done = await walk.call('signIn', { ...more, email, password }, undefined, note)
  walk.wanted(done, wish)
  const { jwt, verification_status: status, submitted, verified } = done.body
  if (done.accepted && password === account.password && typeof jwt === 'string' && jwt !== '') {
    if (account.token !== undefined) context.secrets.add('FORMER_TOKEN', account.token)
    if (account.token !== undefined && account.tokenKind === 'session')
      (account.formerTokens ??= []).push(account.token)
    keepToken(context, account, done.body, jwt)
  }
  return { ...done, state: { accepted: done.accepted, status, submitted, verified } }
}

/** Whether the bank has processed the call: one that is put off proves nothing. */
export const isHeard = ({ accepted, refused }: Done): boolean => accepted || refused

/** The right password may lead to no session. */
export const knows = ({ accepted, body }: Done): boolean =>
  accepted || ['submitted', 'verified', 'jwt', 'verification_status'].some((name) => body[name] !== undefined)

export async function verified(walk: Walk, newcomer?: Newcomer): Promise<Newcomer & { done: Done }> {
  const own = newcomer ?? (await signUp(walk))
  const { account, opened } = own
  const code = await codeOf(walk, 'verify', account.email, opened)
  const done = await verify(walk, account.email, code, 'the code that was sent', { want: 'accept' })
  if (!done.accepted) return walk.end('no address of a newcomer can be verified')
  const { jwt } = done.body
  if (typeof jwt === 'string') Object.assign(account, { token: jwt, tokenKind: 'temporary' })
  return { ...own, done }
}

export const userOf = ({ body }: Done): Record<string, unknown> => within(body, 'user')
