import { randomUUID } from 'node:crypto'
import {
  another,
  lookForCode,
  noteResend,
  readCode,
  resend,
  tryOlderCodeFirst,
  tryUsedCode,
  tryWrongCodes,
} from '#tests/conformance/codeFlow.ts'
import { isOpen, type Values } from '#tests/conformance/context.ts'
import { objectOf, summary, type Account, isExpired } from '#tests/conformance/exchange.ts'
import { rowsOf } from '#tests/conformance/reading/rows.ts'
import { watchSignInState } from '#tests/conformance/reading/watches.ts'
import { codeLasts, codeOnce, codeSent, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { addressTakenRefused } from '#tests/conformance/rules/credentials.ts'
import { actionServed, refusalInert } from '#tests/conformance/rules/effects.ts'
import {
  kycPending,
  sessionForApproved,
  sessionMayVerify,
  unverifiedRefused,
  unverifiedSaysSo,
  verificationKept,
} from '#tests/conformance/rules/enrolment.ts'
import { sessionTemporary } from '#tests/conformance/rules/sessions.ts'
import { firstAccepted, repeated, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { perform } from '#tests/conformance/sweep.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { freshPhoto, freshPicture } from '#tests/conformance/values/files.ts'
import { callAsAnybody, callsOfAnybody } from './customerCall.ts'
import { identityOf, judgePerson, namesakeOf, unusualPerson, verifyNamesake } from './newcomers.ts'
import { tryAs, knowsPassword } from './signIns.ts'

export const enrolment: Scenario = {
  name: 'enrolment',
  uses: ['signUp', 'resendConfirmationCode', 'verifyEmail', 'getIdentityDocuments', 'submitVerification'],
  rules: [
    ...[unverifiedRefused, unverifiedSaysSo, addressTakenRefused, codeSent, wrongCodeRefused, codeOnce],
    ...[verificationKept, sessionForApproved, kycPending, codeLasts],
  ],
  missing: () => undefined,
  run: async (steps) => {
    const { context, succeed, send, judge, stop } = steps
    const { email: address, username, password } = identityOf(context, '')
    const plain = { first_name: 'Cora', last_name: 'Lund', fullname: 'Cora Lund', username }
    // A bank may have rules for names, and for the domain of an address.
    const known = address.replace(/@.*/, `@${context.accounts.main?.email.split('@')[1] ?? 'example.com'}`)
    const forms = [
      { person: unusualPerson(0, username), email: address },
      { person: plain, email: address },
      { person: plain, email: known },
    ]
    const opening = firstAccepted(steps, 'signUp', forms, (each) => ({ ...each.person, email: each.email, password }))
    const { step: opened, form } = await opening.catch(async (error: unknown) => {
      const { lastRefused } = context.findings
      const seen = await tryAs(context, address, password, 'the customer whose sign-up was refused')
      if (knowsPassword(seen) && lastRefused?.operation?.id === 'signUp' && objectOf(lastRefused) !== undefined)
        judge(actionServed, { reason: 'the account is open all the same' }, lastRefused)
      throw error
    })
    const { person, email } = form
    const account: Account = { kind: 'enrolled', email, password }
    const { jwt: early } = opened.body
    if (typeof early === 'string' && early !== '') {
      const { accepted: served } = await steps.guest('getContact', { token: early }, 'is it a session?')
      judge(sessionForApproved, { operation: 'getContact', served, got: 'a session' }, opened.exchange)
    }
    await lookForCode(steps, email, 'verify', opened)
    // Only a code that arrives proves that the customer exists.
    const first = context.settings.readCode === undefined ? '' : await readCode(steps, email, 'verify', opened)
    context.accounts.enrolled = account
    const again = await send(
      'signUp',
      { ...person, username: `${username}2`, email, password },
      undefined,
      'an address that is taken',
    )
    judge(addressTakenRefused, again, again.exchange)
    const shouted = { ...person, username: `${username}3`, email: email.toUpperCase(), password }
    const capitals = await send('signUp', shouted, undefined, 'an address that is taken, in capitals')
    if (!again.accepted) judge(addressTakenRefused, { ...capitals, level: 'SHOULD' }, capitals.exchange)

    // A refused sign-up sends no code, so the code of the first one is the last.
    const sent = first === '' ? '' : await context.settings.readCode?.(email, 'verify')
    const change = { path: 'the code', before: 'the one that was sent', after: 'another one, or none' }
    if (!again.accepted && !capitals.accepted)
      judge(refusalInert, { what: again.exchange.note, change: sent === first ? undefined : change }, again.exchange)
    const hasty = await tryAs(context, email, password)
    judge(unverifiedRefused, hasty, hasty.exchange)
    const hurried = await tryAs(context, email, password, 'a second sign-in before the verification')
    judge(unverifiedRefused, hurried, hurried.exchange)
    const isThere = first !== '' || !again.accepted
    if (!hasty.accepted && isThere) judge(unverifiedSaysSo, { body: hasty.body, email }, hasty.exchange)

    const namesake = await namesakeOf(steps, person)
    // Sign-ins would verify the address.
    const isRefused = !hasty.accepted && !hurried.accepted
    const unverified = await watchSignInState(steps, isRefused ? [namesake] : [])
    const verified = await verify(steps, account, first, opened)
    await unverified.compare(verified)
    if (namesake !== undefined) {
      if (isRefused) await signInStateStays(steps, namesake, 'a customer whose address is not verified')
      context.namesakes.push(namesake)
      await verifyNamesake(steps, namesake)
    }
    const { jwt } = verified.body
    if (typeof jwt !== 'string') return stop('the verification returned no token')
    Object.assign(account, { token: jwt, tokenKind: 'temporary' })
    // Another function may have made this token than those of a sign-in.
    const { accounts, settings } = context
    const isSwept = accounts.unapproved === undefined || (settings.parts?.includes('sessions') ?? true)
    if (isSwept) await perform(context, [sessionTemporary])
    await noSession(steps, verified)

    const seen = await tryAs(context, email, password)
    for (const step of [verified, seen]) judgePerson(steps, step, { person: { ...person, email }, opened })
    const kept = { verified: seen.body['verified'], accepted: seen.accepted, got: summary(seen.exchange) }
    judge(verificationKept, kept, verified.exchange)
    if (verificationKept.check(kept) !== undefined) return stop('the bank does not remember the verification')
    const ver_code = verified.exchange.sent?.[0] ?? ''
    await tryUsedCode(steps, email, (spelling, note) => steps.guest('verifyEmail', { email: spelling, ver_code }, note))

    for (const { body } of [verified, seen]) judge(kycPending, { body, isSubmitted: false }, verified.exchange)
    const documents = await succeed('getIdentityDocuments')
    const [document] = rowsOf(documents.body, 'docs')
    const type = typeof document?.['doc_name'] === 'string' ? document['doc_name'] : "Driver's License"
    const { second, unapproved: waiting } = context.accounts
    const others = await watchSignInState(steps, [second, waiting, namesake])
    const { step: handedIn, values } = await firstAccepted(
      steps,
      'submitVerification',
      [freshPicture, freshPhoto],
      (fresh) => ({ ...submission(fresh), type, idempotency_key: randomUUID() }),
      account,
    )
    await others.compare(handedIn)
    if (namesake !== undefined) await flawedDocuments(steps, namesake, type)
    await repeated(steps, handedIn, values, account)
    const { token: former } = account
    const after = await tryAs(context, email, password)
    judge(kycPending, after, handedIn.exchange)
    await noSession(steps, { exchange: handedIn.exchange, body: { ...after.body, jwt: former } })
    await noSession(steps, after)
    if (isSwept) await perform(context, [sessionTemporary])
    const underReview = await watchSignInState(steps, [account], true)
    for (const call of callsOfAnybody(email, password))
      if (!asksForReset.has(call.id)) await underReview.compare(await callAsAnybody(steps, call))
  },
}

/** Calls that need only the address. The code is read after them, since a sign-in may send another one. */
export async function signInStateStays(
  steps: Steps,
  { email, password }: Pick<Account, 'email' | 'password'>,
  whose: string,
): Promise<void> {
  const { context } = steps
  const own = await watchSignInState(steps, [{ email, password }], true)
  for (const call of callsOfAnybody(email, password)) {
    if (!isOpen(context, call.id) || context.findings.all.some(({ operation }) => operation === call.id)) continue
    await own.compare(await callAsAnybody(steps, { ...call, what: `${call.what}, of ${whose}` }))
  }
}

/** The reset of the password follows. */
const asksForReset = new Set(['requestPasswordReset', 'resendResetCode', 'resetPassword'])

const notes: FileValue = { filename: 'notes.txt', type: 'text/plain', bytes: Buffer.from('This is no picture.') }

/** Refused, they begin no review. A bank may take them as well. */
async function flawedDocuments(steps: Steps, customer: Pick<Account, 'email' | 'password'>, type: string) {
  const token = (await tryAs(steps.context, customer.email, customer.password)).body['jwt']
  if (typeof token !== 'string') return
  const own = await watchSignInState(steps, [customer], true)
  const forms: [string, Values][] = [
    ['documents without their type', { type: '' }],
    ['a text as the document', { type, idcardFront: notes }],
    ['a text as the picture of the customer', { type, pic: notes }],
  ]
  for (const [what, flaw] of forms) {
    const step = await steps.guest('submitVerification', { ...submission(), ...flaw, token }, what)
    if (step.accepted) {
      steps.judge(kycPending, await tryAs(steps.context, customer.email, customer.password), step.exchange)
      return
    }
    await own.compare(step)
  }
}

export function submission(fresh = freshPicture) {
  const details = {
    country: 'United States',
    phone: '+12025550143',
    home_address: '12 Sample Street, Springfield, IL 62701',
  }
  return { ...details, idcardFront: fresh(), idcardBack: fresh(), pic: fresh() }
}

async function verify(steps: Steps, { email }: Account, first: string, opened: Step): Promise<Step> {
  const { context, send, succeed } = steps
  const sent = await context.settings.readCode?.(email, 'verify')
  const resent = await another(steps, 'resendConfirmationCode', email)
  const code = await readCode(steps, email, 'verify', resent ?? opened)
  if (resent !== undefined && sent !== undefined)
    noteResend(steps, 'resendConfirmationCode', code !== sent, resent.exchange)
  const attempt = (ver_code: string, note: string): Promise<Step> =>
    send('verifyEmail', { email, ver_code }, undefined, note)
  // A sign-in may have replaced the first code, so that the resend replaces another one.
  const older = sent ?? first
  const accepted = (await tryOlderCodeFirst(steps, older, code, attempt)) ?? (await tryWrongCodes(steps, code, attempt))
  if (accepted !== undefined) return accepted.step
  const step = await attempt(code, 'the right code')
  if (step.accepted) return step
  const renewed = await resend(steps, 'resendConfirmationCode', email)
  const last = renewed.accepted ? await readCode(steps, email, 'verify', renewed) : code
  const verified = await succeed('verifyEmail', { email, ver_code: last }, undefined, 'the right code')
  if (last !== code) steps.judge(codeLasts, step, step.exchange)
  return verified
}

/** A temporary token must open nothing. */
async function noSession({ context, judge, guest }: Steps, { body, exchange }: Pick<Step, 'body' | 'exchange'>) {
  const { jwt: token, verification_status: status } = body
  if (typeof token !== 'string' || token === '') return
  const loaders = context.plan.operations.filter(({ kind, session }) => kind === 'loader' && session === 'session')
  const looks = await Promise.all(loaders.map(({ id }) => guest(id, { token }, 'is it a session?')))
  const isSession = looks.every(({ accepted }) => accepted) || status === 'verified'
  const got = `verification_status ${String(status)}`
  judge(sessionForApproved, { operation: 'every loader', served: isSession, got }, exchange)
  if (!isSession)
    for (const look of looks)
      judge(sessionForApproved, { operation: 'this loader', served: look.accepted, got }, look.exchange)
  context.findings.checked(sessionForApproved)
}

/** Documents without their type, with a session token. Run last: a bank that accepts them has to approve again. */
export const verificationInSession: Scenario = {
  name: 'documents with a session token',
  uses: ['submitVerification'],
  rules: [sessionMayVerify],
  missing: ({ accounts }) =>
    accounts['no-pin']?.tokenKind === 'session'
      ? undefined
      : 'needs a customer for one run only: --account no-pin=EMAIL:PASSWORD',
  run: async ({ context, probe, judge, stop }) => {
    const holder = context.accounts['no-pin'] ?? stop('no customer to submit documents')
    const { country, phone, home_address } = submission()
    const form = { country, phone, home_address }
    const step = await probe('submitVerification', { ...form, type: '' }, holder, 'a session token, without a type')
    judge(sessionMayVerify, { expired: isExpired(step.exchange), got: summary(step.exchange) }, step.exchange)
  },
}
