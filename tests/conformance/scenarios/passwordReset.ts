import { randomUUID } from 'node:crypto'
import {
  another,
  codeFor,
  noteResend,
  readCode,
  resend,
  tryOlderCodeFirst,
  tryUsedCode,
  tryWrongCodes,
} from '#tests/conformance/codeFlow.ts'
import { isOpen, reasonOf } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { bookedFact, changesBetween, hasSettled, readAll, viewOf } from '#tests/conformance/reading/effects.ts'
import { credentialsStay, watchSignIn, watchSignInState } from '#tests/conformance/reading/watches.ts'
import {
  codeLasts,
  codeOnce,
  codesApart,
  codeSent,
  codesOwn,
  wrongCodeRefused,
} from '#tests/conformance/rules/codes.ts'
import {
  longPasswordWhole,
  newSecretChecked,
  resetChangesPassword,
  resetStartsNoSession,
} from '#tests/conformance/rules/credentials.ts'
import { nothingElse, refusalInert, readBy } from '#tests/conformance/rules/effects.ts'
import { sessionsEnd } from '#tests/conformance/rules/sessions.ts'
import { repliesAlike } from '#tests/conformance/rules/transfers.ts'
import { repeated, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { plainPassword, unusualPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { restorePassword } from './credentials.ts'
import { setDespiteRefusal, similarPasswordsRefused, zeroByteKept } from './oddPasswords.ts'
import { askSessions, earlierTokens, judgeSessions, serves } from './otherSessions.ts'
import { tryAs, isVerified, knowsPassword } from './signIns.ts'

export const passwordReset: Scenario = {
  name: 'password reset',
  uses: ['requestPasswordReset', 'resendResetCode', 'resetPassword'],
  rules: [codeSent, wrongCodeRefused, codeOnce, codesApart, codeLasts, resetChangesPassword],
  missing: ({ accounts }) =>
    accounts.enrolled === undefined ? 'needs a customer who was signed up in this run' : undefined,
  run: async (steps) => {
    const { context, judge, skip, stop } = steps
    const { enrolled, main } = context.accounts
    if (enrolled === undefined) return stop('no customer was signed up')
    const { email, password } = enrolled
    const others = await watchSignIn(steps, main?.token === undefined ? undefined : main)
    const namesakes = await watchSignInState(steps, context.namesakes)
    const own = await watchSignInState(steps, [enrolled], true)
    // A bank that has not verified the address may accept any password.
    const atFirst = recognised(await tryAs(context, email, password))
    const {
      code,
      step: reset,
      password: changed,
    } = await setPassword(steps, enrolled, `${password}-${'long-'.repeat(16)}new`)
    const before = recognised(await tryAs(context, email, password))
    const after = recognised(await tryAs(context, email, changed))
    if (after.accepted && changed.length > 72) {
      const cut = await tryAs(context, email, `${changed.slice(0, -1)}2`, 'the same but for its last character')
      judge(longPasswordWhole, { ...cut, accepted: knowsPassword(cut) }, reset.exchange)
    }
    if (atFirst.accepted) judge(resetChangesPassword, { before, after }, reset.exchange)
    else
      skip(resetChangesPassword, `the customer cannot sign in before the reset either: ${reasonOf(atFirst.exchange)}`)
    enrolled.password = changed
    if (after.accepted) await own.compare(reset)
    await namesakes.compare(reset)
    // The reset may have ended every session; a sign-in gives a valid token.
    const { jwt } = after.body
    if (typeof jwt === 'string') {
      enrolled.token = jwt
    }
    await tryUsedCode(steps, email, (spelling, note) =>
      steps.guest('resetPassword', { email: spelling, reset_code: code, new_password: changed }, note),
    )
    await others.compare(reset.exchange)
    await zeroByteKept(steps, enrolled, async (new_password, what) => {
      const sent = await resend(steps, 'requestPasswordReset', email)
      const another = sent.accepted ? await codeFor(context, email, 'reset') : undefined
      return steps.guest('resetPassword', { email, reset_code: another ?? '', new_password }, what)
    })
    await resetAgain(steps, enrolled, code)
  },
}

/** Judged if the bank accepts another code: it may allow one reset a day. */
async function resetAgain(steps: Steps, account: Account, used: string): Promise<void> {
  const { context, judge, guest } = steps
  const { email } = account
  const attempt = async (id: string) => {
    const first = await resend(steps, id, email)
    // A second request, while the code of the first is good.
    const second = first.accepted ? await resend(steps, id, email) : first
    const sent = second.accepted ? second : first
    const code = sent.accepted ? await codeFor(context, email, 'reset') : undefined
    const next = plainPassword()
    const values = { email, reset_code: code ?? '', new_password: next }
    const step = await guest('resetPassword', values, `the last code of ${id}, after a reset`)
    if (step.accepted) account.password = next
    return { sent, code, step }
  }
  const { sent, code, step } = await attempt('requestPasswordReset')
  if (code === undefined || (!step.accepted && !(await attempt('resendResetCode')).step.accepted)) return
  const what =
    code === used ? 'the used code is sent again after a reset, and' : 'the code of the last request after a reset'
  const flaw = step.accepted ? undefined : `${what} is refused: ${reasonOf(step.exchange)}`
  judge(codesApart, { flaw }, sent.exchange)
}

export const resetInSession: Scenario = {
  name: 'password reset of a customer with a session',
  uses: ['requestPasswordReset', 'resetPassword'],
  rules: [
    ...[resetStartsNoSession, sessionsEnd, nothingElse, refusalInert, resetChangesPassword, repliesAlike],
    wrongCodeRefused,
  ],
  missing: ({ accounts, settings }) =>
    settings.readCode === undefined
      ? 'needs the code from an e-mail: --code-command'
      : accounts['no-pin']?.tokenKind === 'session'
        ? undefined
        : 'needs a further customer: --account no-pin=EMAIL:PASSWORD',
  run: async (steps) => {
    const { context, look, judge, stop, judged, guest } = steps
    const account = context.accounts['no-pin'] ?? stop('no customer with a session')
    const { email, password: old } = account
    const requested = await guest('requestPasswordReset', { email }, 'a customer with a session')
    const code = requested.accepted ? await context.settings.readCode?.(email, 'reset') : undefined
    if (requested.accepted) {
      const still = await tryAs(context, email, old, 'the password, after a reset was requested')
      const after = still.accepted ? 'the right one' : 'a wrong one'
      const state = { what: 'the password', before: 'the right one', after, through: readBy.signIn }
      judge(nothingElse, state, requested.exchange)
      if (!still.accepted) return stop('the request has replaced the password')
    }
    if (code === undefined) return stop(`no reset code for ${email}: ${reasonOf(requested.exchange)}`)
    let next = unusualPassword(`${old}-R3`)
    const plain = plainPassword()
    const before = await viewOf(steps, account)
    const short = await look(
      'resetPassword',
      { email, reset_code: code, new_password: 'abc' },
      undefined,
      'a password of three letters',
    )
    if (short.accepted) return putBack(steps, account, 'abc', old)
    const blankPassword = { email, reset_code: code, new_password: '' }
    const none = await look('resetPassword', blankPassword, undefined, 'an empty password')
    judge(newSecretChecked, none, none.exchange)
    if (none.accepted) return putBack(steps, account, '', old)
    const change = await setDespiteRefusal(steps, email, 'abc')
    judge(refusalInert, { what: short.exchange.note, change }, short.exchange)
    const reading = await codeSentAgain(steps, email, code)
    const formFor = (new_password: string) => ({
      ...{ email, reset_code: reading, new_password, idempotency_key: randomUUID() },
    })
    let right = formFor(next)
    let first = await guest('resetPassword', right, 'a customer with a session')
    if (!first.accepted) {
      next = plain
      right = formFor(next)
      first = await guest('resetPassword', right, 'a plain password')
    }
    const { values, step: reset } = first.accepted
      ? { values: right, step: first }
      : await withAnotherCode(steps, right, short)
    if (!reset.accepted) {
      // The bank may have changed the password despite its refusal.
      if (!(await tryAs(context, email, old)).accepted && (await tryAs(context, email, next)).accepted)
        await putBack(steps, account, next)
      return stop(`the reset was refused: ${reasonOf(reset.exchange)}`)
    }
    const { jwt } = reset.body
    const isSession = typeof jwt === 'string' && jwt !== '' && (await serves(steps, jwt)) === true
    judge(resetStartsNoSession, { isSession }, reset.exchange)
    // Before a sign-in, which may end them as well.
    const sessions = await askSessions(
      steps,
      account.token === undefined ? [] : [...earlierTokens(account), account.token],
    )
    const former = await tryAs(context, email, old, 'the old password')
    const renewed = await tryAs(context, email, next, 'the new password')
    judge(resetChangesPassword, { before: former, after: renewed }, reset.exchange)
    if (!renewed.accepted) {
      // A bank may have taken the space off its end.
      if ((await tryAs(context, email, next.trim(), 'without spaces')).accepted)
        await putBack(steps, account, next.trim(), old)
      return
    }
    await repeated(steps, reset, values)
    // Where a used code is good again, the repetition with another field has set that.
    if (!(await tryAs(context, email, next, 'the new password after the repetition')).accepted)
      await restorePassword(steps, account, `${next}x`, next)
    const empty = { email, reset_code: '', new_password: next }
    await judged(wrongCodeRefused, 'resetPassword', empty, undefined, 'no code, after one that was used')
    await similarPasswordsRefused(steps, email, next, reset.exchange)
    judgeSessions(steps, sessions, reset.exchange)
    account.password = next
    const after = await readAll(steps, account)
    const isBooked = hasSettled(before, after)
    const [path] = changesBetween(
      before,
      after,
      (at) => / nc$|^getNotifications /.test(at) || (isBooked && bookedFact.test(at)),
    )
    if (path !== undefined)
      judge(nothingElse, { what: path, before: before.get(path), after: after.get(path) }, reset.exchange)
    await credentialsStay(steps, account, reset.exchange, 'the password')
    await putBack(steps, account, next, old)
  },
}

async function codeSentAgain(steps: Steps, email: string, code: string): Promise<string> {
  const { context, guest } = steps
  const isOdd = context.findings.has('codes-apart', 'resendResetCode')
  if (isOdd || !isOpen(context, 'resendResetCode')) return code
  const resent = await guest('resendResetCode', { email }, 'another code for a customer with a session')
  // Also after a refusal: the bank may have sent one despite it.
  const now = await context.settings.readCode?.(email, 'reset')
  if (now !== undefined && resent.accepted) noteResend(steps, 'resendResetCode', now !== code, resent.exchange)
  return now ?? code
}

/** If another code is accepted, the refused password has voided the first one. */
async function withAnotherCode(
  { context, judge, guest }: Steps,
  values: { email: string; reset_code: string; new_password: string; idempotency_key: string },
  short: Step,
) {
  const { email } = values
  const requested = await guest('requestPasswordReset', { email }, 'another code')
  const code = requested.accepted ? await context.settings.readCode?.(email, 'reset') : undefined
  const other = { ...values, reset_code: code ?? '', idempotency_key: randomUUID() }
  const step = await guest('resetPassword', other, 'with another code')
  const change = { path: 'the code', before: 'good', after: 'void' }
  if (step.accepted && code !== undefined && code !== values.reset_code)
    judge(refusalInert, { what: 'a password of three letters', change }, short.exchange)
  return { values: other, step }
}

async function putBack(steps: Steps, account: Account, next: string, old = account.password): Promise<void> {
  await restorePassword(steps, account, next, old)
  await tryAs(steps.context, account.email, old)
}

/** The password is right: the bank may respond with an error and the status of the identity. */
function recognised(step: Step): Step {
  return { ...step, accepted: isVerified(step) }
}

async function setPassword(
  steps: Steps,
  { email }: Account,
  new_password: string,
): Promise<{ code: string; step: Step; password: string }> {
  const { context, succeed, send, judge } = steps
  const requested = await succeed('requestPasswordReset', { email })
  const first = await readCode(steps, email, 'reset', requested)
  const resent = await another(steps, 'resendResetCode', email)
  const code = await readCode(steps, email, 'reset', resent ?? requested)
  if (resent !== undefined) noteResend(steps, 'resendResetCode', code !== first, resent.exchange)
  let refused: Step | undefined
  const attempt = async (reset_code: string, note: string): Promise<Step> => {
    refused = await send('resetPassword', { email, reset_code, new_password }, undefined, note)
    return refused
  }
  const older = await tryOlderCodeFirst(steps, first, code, attempt)
  if (older !== undefined) return { ...older, password: new_password }
  const { main } = context.accounts
  if (main !== undefined) {
    const values = { email: main.email, reset_code: code, new_password: main.password }
    const foreign = await send('resetPassword', values, undefined, 'another customer’s code')
    judge(codesOwn, foreign, foreign.exchange)
  }
  const wrong = await tryWrongCodes(steps, code, attempt)
  if (wrong !== undefined) return { ...wrong, password: new_password }
  const change = await setDespiteRefusal(steps, email, new_password, isVerified)
  if (change !== undefined && refused !== undefined)
    judge(refusalInert, { what: 'a wrong code', change }, refused.exchange)
  const step = await attempt(code, 'the right code')
  if (step.accepted) return { code, step, password: new_password }
  // A bank may void a code after some wrong tries, or have rules for passwords.
  const password = plainPassword()
  const values = { email, reset_code: code, new_password: password }
  const plain = await send('resetPassword', values, undefined, 'the right code, with a plain password')
  if (plain.accepted) return { code, password, step: plain }
  const renewed = await resend(steps, 'resendResetCode', email)
  const last = renewed.accepted ? await readCode(steps, email, 'reset', renewed) : code
  const reset = await succeed('resetPassword', { ...values, reset_code: last }, undefined, 'the right code')
  if (last !== code) judge(codeLasts, plain, plain.exchange)
  return { code: last, password, step: reset }
}
