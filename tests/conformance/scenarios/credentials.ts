import { randomUUID } from 'node:crypto'
import { readCode, requestedReset } from '#tests/conformance/codeFlow.ts'
import { isOpen, operationOf, reasonOf } from '#tests/conformance/context.ts'
import type { Account, Exchange } from '#tests/conformance/exchange.ts'
import { saysYes, within } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { credentialsStay, watchSignIn } from '#tests/conformance/reading/watches.ts'
import { codeSent, codesOwn } from '#tests/conformance/rules/codes.ts'
import {
  addressCase,
  addressTakenRefused,
  emailChanges,
  longPasswordWhole,
  newSecretChecked,
  passwordChanges,
  repetitionCompared,
  wrongPasswordRefused,
} from '#tests/conformance/rules/credentials.ts'
import { actionServed, othersUntouched, refusalInert, sessionLasts } from '#tests/conformance/rules/effects.ts'
import { sessionsEnd } from '#tests/conformance/rules/sessions.ts'
import { type Scenario, type Step, type Steps, firstAccepted, mainOf, repeated } from '#tests/conformance/scenario.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { changeOf, ninetyLetters, plainPassword, unusualPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { judgeFactsNow } from './agreement.ts'
import { oddNextPassword, setDespiteRefusal, similarPasswordsRefused } from './oddPasswords.ts'
import { askSessions, compareSessions, earlierTokens, judgeSessions, serves } from './otherSessions.ts'
import { isVerified, knowsPassword, tryAs } from './signIns.ts'

export const emailChange: Scenario = {
  name: 'e-mail address',
  uses: ['updateEmail'],
  rules: [emailChanges, addressTakenRefused, codesOwn],
  run: async (steps) => {
    const { context, send, succeed, probe, judge, skip, judged } = steps
    const main = mainOf(steps)
    const original = main.email
    const stamp = Date.now().toString(36)
    const [local = '', domain = ''] = original.split('@')
    // A bank may refuse a long address, a plus sign or an unknown domain.
    const choices = [
      `o'conformance+${stamp}.${'long.'.repeat(6)}end@${'of-a-long-name-'.repeat(3)}bank.conformance.example`,
      `conformance+${stamp}@conformance.example`,
      `conformance-${stamp}@conformance.example`,
      `${local}-${stamp}@${domain}`,
    ]
    let email = ''
    let key = ''
    const change = async (): Promise<Step> => {
      for (email of choices.slice(0, -1)) {
        key = randomUUID()
        const step = await send('updateEmail', { email, idempotency_key: key }, main)
        if (step.accepted) return step
      }
      email = choices.at(-1) ?? email
      key = ''
      return succeed('updateEmail', { email }, main)
    }
    const back = async (): Promise<Step> => {
      const step = await probe('updateEmail', { email: original }, main, 'back to the former address')
      if (step.accepted) main.email = original
      // A bank may allow one change a day.
      else context.findings.notes.unshift(`THE ADDRESS OF ${original} IS NOW ${main.email}: ${reasonOf(step.exchange)}`)
      return step
    }
    const mayReset = isOpen(context, 'requestPasswordReset') && isOpen(context, 'resetPassword')
    const resetCode = mayReset ? await requestedReset(steps, original, 'before a change of the address') : undefined
    const { second, unapproved } = context.accounts
    if (second === undefined) skip(addressTakenRefused, 'no second customer: --email2 and --password2')
    for (const other of [second, unapproved]) {
      if (other === undefined) continue
      const note = `the address of ${other === second ? 'another customer' : 'a customer whose identity is not approved'}`
      const shouted = other.email.toUpperCase()
      const taken = await send('updateEmail', { email: other.email }, main, note)
      judge(addressTakenRefused, taken, taken.exchange)
      const capitals = taken.accepted
        ? undefined
        : await send('updateEmail', { email: shouted }, main, `${note}, in capitals`)
      if (capitals !== undefined) judge(addressTakenRefused, { ...capitals, level: 'SHOULD' }, capitals.exchange)
      if (!taken.accepted && capitals?.accepted !== true) continue
      main.email = taken.accepted ? other.email : shouted
      await back()
      return
    }
    const snapshot = await snapshotOf(steps, main)
    const changed = await change().catch(async (error: unknown) => {
      // The bank may have changed the address despite its response, and later calls must find this customer.
      await probe('updateEmail', { email: original }, main, 'the former one again, despite the response')
      await adopt(steps, main, [{ email: original }, { email }])
      throw error
    })
    await judgeLasting(steps, main, changed.exchange)
    if (key !== '') await repeated(steps, changed, { email, idempotency_key: key }, main)
    // The session may have kept the address of its sign-in.
    const former = email
    const next = email.replace('@', '2@')
    const again = await probe('updateEmail', { email: next }, main, 'another address in the same session')
    if (again.accepted) email = next
    const isNew = within((await probe('getProfile', {}, main)).body, 'profile')['email'] === email
    if (isNew) await judgeFactsNow(steps, { ...main, email }, { email }, changed.exchange)
    if (isNew) await compareSessions(steps, main)
    let before = await tryAs(context, original, main.password)
    let after = await tryAs(context, email, main.password)
    // Until it is verified the former address may still sign in.
    if (!before.accepted) main.email = email
    const isPending = !isVerified(after)
    after = await verifiedFirst(steps, { ...main, email }, changed, after)
    if (before.accepted && isPending && after.accepted) before = await tryAs(context, original, main.password)
    main.email = email
    if (!knowsPassword(after) && again.accepted) {
      judge(emailChanges, { before, after }, again.exchange)
      email = former
      main.email = former
      after = await tryAs(context, email, main.password, 'the first of two new addresses')
    }
    if (!after.accepted && !isPutOff(after.exchange.response)) main.email = original
    judge(emailChanges, { before, after }, changed.exchange)
    if (after.accepted) await credentialsStay(steps, main, changed.exchange, 'the password')
    if (after.accepted && !before.accepted) await snapshot.compare(changed, / (user|profile)\.(email|verified)$/)
    if (after.accepted && !before.accepted) {
      await stayWithAddress(steps, main, resetCode)
      await mailArrives(steps, email, original)
    }
    if (after.accepted && isOpen(context, 'signUp')) {
      const person = { first_name: 'Mo', last_name: 'Bell', fullname: 'Mo Bell', username: `mo-${stamp}` }
      const form = { ...person, email, password: `${main.password}-none` }
      const taken = await judged(addressTakenRefused, 'signUp', form, undefined, 'the new address of a customer')
      if (!taken.accepted) await credentialsStay(steps, main, taken.exchange)
      if (!taken.accepted) await putPasswordBack(steps, main, taken.exchange)
    }
    const shown = within((await probe('getProfile', {}, main)).body, 'profile')['email']
    if (after.accepted && !before.accepted && shown === original)
      judge(emailChanges, { before, after, shown: original }, changed.exchange)
    if (after.accepted || !before.accepted) {
      const restored = await back()
      if (restored.accepted) await verifiedFirst(steps, main, restored, await tryAs(context, original, main.password))
    }
  },
}

/** A bank may require verification of a new address before it signs in. */
async function verifiedFirst(steps: Steps, { email, password }: Account, changed: Step, signIn: Step): Promise<Step> {
  const { body, accepted } = signIn
  // The address was not verified before either.
  if (steps.context.lostFacts.has('verified')) return signIn
  if (accepted || body['email'] !== email || saysYes(body['verified'])) return signIn
  const code = await readCode(steps, email, 'verify', changed)
  await steps.succeed('verifyEmail', { email, ver_code: code }, undefined, 'the new address')
  return tryAs(steps.context, email, password)
}

/** The former address may belong to somebody else. */
async function stayWithAddress({ judged }: Steps, main: Account, code: string | undefined): Promise<void> {
  if (code === undefined) return
  const values = { email: main.email, reset_code: code, new_password: main.password }
  await judged(codesOwn, 'resetPassword', values, undefined, 'a code that was sent to the former address')
}

async function mailArrives({ context, judge, guest }: Steps, now: string, former: string): Promise<void> {
  const { readCode: read } = context.settings
  if (read === undefined) return
  for (const id of ['requestPasswordReset', 'resendResetCode']) {
    if (!isOpen(context, id)) continue
    const [here, there] = [await read(now, 'reset'), await read(former, 'reset')]
    const step = await guest(id, { email: now }, 'the new address')
    const [code, stray] = [await read(now, 'reset'), await read(former, 'reset')]
    if (step.accepted && (stray !== there || code !== here))
      judge(codeSent, { code: stray === there ? code : undefined }, step.exchange)
  }
}

async function adopt({ context }: Steps, account: Account, choices: readonly Partial<Account>[]): Promise<void> {
  for (const [index, choice] of choices.entries()) {
    Object.assign(account, choice)
    if (!(await tryAs(context, account.email, account.password)).accepted) continue
    if (index > 0)
      context.findings.notes.push(`${Object.keys(choice).join()} of ${account.email} could not be restored.`)
    return
  }
}

export const passwordChange: Scenario = {
  name: 'password change',
  uses: ['updatePassword'],
  rules: [passwordChanges, wrongPasswordRefused, repetitionCompared, sessionsEnd, newSecretChecked],
  run: async (steps) => {
    const { context, succeed, send, probe, judge, stop, judged } = steps
    const main = mainOf(steps)
    const old = main.password
    if (!knowsPassword(await tryAs(context, main.email, old)))
      return stop(`the password of ${main.email} signs in no more`)
    let next = unusualPassword(main.password)
    const back = (): Promise<Step> => changeBack(steps, main, old)
    const undo = async (): Promise<void> => {
      main.password = next
      await back()
      main.password = old
    }

    for (const [wrong, note] of [
      [`not-${old}`, 'a wrong current password'],
      ['', 'no current password'],
    ] as const) {
      const step = await send('updatePassword', changeOf(wrong, next), main, note)
      judge(wrongPasswordRefused, step, step.exchange)
      if (step.accepted) {
        await undo()
        return
      }
      if (wrong === '') continue
      const change = await setDespiteRefusal(steps, main.email, next)
      judge(refusalInert, { what: note, change }, step.exchange)
      if (change !== undefined) {
        await undo()
        return
      }
      await tryAs(context, main.email, old, 'the old password')
    }
    // A current password must match exactly, as at a sign-in.
    const swapped = old === old.toLowerCase() ? old.toUpperCase() : old.toLowerCase()
    const almost = [swapped === old ? `${old} ` : swapped, `${old}x`, old.slice(0, -1)]
    for (const wrong of [...almost, next, main.email, 'x']) {
      const isAlmost = almost.includes(wrong)
      const note = isAlmost ? 'a current password that is nearly right' : 'as the current password, something else'
      const step = await judged(wrongPasswordRefused, 'updatePassword', changeOf(wrong, next), main, note)
      if (step.accepted) {
        await undo()
        return
      }
      await tryAs(context, main.email, old, 'the old password')
    }
    const twisted = await send(
      'updatePassword',
      { c_pwd: old, n_pwd: next, con_pwd: `${next}x` },
      main,
      'a repetition that differs',
    )
    judge(repetitionCompared, twisted, twisted.exchange)
    if (twisted.accepted) {
      await undo()
    } else {
      const change = await setDespiteRefusal(steps, main.email, next)
      judge(refusalInert, { what: twisted.exchange.note, change }, twisted.exchange)
      if (change !== undefined) {
        await undo()
        return
      }
    }
    const others = await watchSignIn(steps, context.accounts.second)
    const snapshot = await snapshotOf(steps, main)
    const changeTo = (n_pwd: string) => ({ c_pwd: old, n_pwd, con_pwd: n_pwd, idempotency_key: randomUUID() })
    let change = changeTo(next)
    const make = async (): Promise<Step> => {
      const first = await send('updatePassword', change, main)
      if (first.accepted) judge(actionServed, { reason: undefined }, first.exchange)
      if (first.accepted) return first
      // A bank may refuse some characters, unless it has stored the password despite its refusal.
      if ((await tryAs(context, main.email, next, 'the password that was refused')).accepted)
        return succeed('updatePassword', change, main)
      const { step, form, values } = await firstAccepted(
        steps,
        'updatePassword',
        [`${old}-Q2`, plainPassword()],
        (password) => {
          return changeTo(password)
        },
        main,
      )
      next = form
      change = { ...change, ...values }
      return step
    }
    const changed = await make().catch(async (error: unknown) => {
      // The bank may have changed the password despite its response.
      await probe('updatePassword', changeOf(next, old), main, 'the former one again, despite the response')
      await adopt(steps, main, [{ password: old }, { password: next }])
      throw error
    })
    await judgeLasting(steps, main, changed.exchange)
    // Before a sign-in, which may end them as well.
    const sessions = await askSessions(steps, earlierTokens(main))
    // In the session of the change, which may have kept what the former one was compared with.
    const other = changeOf(old, next)
    const former = await probe('updatePassword', other, main, 'the former password, in the session that has changed it')
    const before = await tryAs(context, main.email, old, 'the old password')
    const after = await tryAs(context, main.email, next, 'the new password')
    judge(passwordChanges, { before, after }, changed.exchange)
    if (after.accepted && !before.accepted) judge(wrongPasswordRefused, former, former.exchange)
    if (after.accepted) judgeSessions(steps, sessions, changed.exchange)
    const { second } = context.accounts
    if (second?.token !== undefined && (await serves(steps, second.token)) === false)
      judge(
        othersUntouched,
        { what: 'the session of another customer', before: 'alive', after: 'ended' },
        changed.exchange,
      )
    await others.compare(changed.exchange)
    if (after.accepted && !before.accepted) {
      await similarPasswordsRefused(steps, main.email, next, changed.exchange)
      await repeated(steps, changed, change, main)
      await credentialsStay(steps, { ...main, password: next }, changed.exchange, 'the password')
      main.password = next
      await snapshot.compare(changed)
    }
    if (!after.accepted) {
      if (before.accepted) return stop('the new password does not sign in; the old one stays')
      context.findings.notes.push(`The password of ${main.email} is neither the old nor the new one.`)
    }
    main.password = next
    const restored = await back()
    main.password = old
    const state = { before: { ...before, accepted: false }, after: await tryAs(context, main.email, old) }
    judge(passwordChanges, state, restored.exchange)
    await longPassword(steps, main)
    await shortestPassword(steps, main)
    await oddNextPassword(steps, main)
    if (main.password !== old) await back()
    main.password = old
    await tryAs(context, main.email, old)
  },
}

async function judgeLasting(steps: Steps, { token }: Account, exchange: Exchange): Promise<void> {
  const isAlive = await serves(steps, token)
  if (isAlive === true) steps.context.findings.checked(sessionLasts)
  if (isAlive === false) steps.judge(sessionLasts, { before: exchange.note }, exchange)
}

/** A bank may refuse a password of more than 72 bytes, the limit of bcrypt. */
async function longPassword(steps: Steps, main: Account): Promise<void> {
  const { context, probe, judge } = steps
  const long = ninetyLetters
  const changed = await probe('updatePassword', changeOf(main.password, long), main, 'a password of 90 letters')
  if (!changed.accepted) return
  main.password = long
  const whole = await tryAs(context, main.email, long, 'the password of 90 letters')
  if (!whole.accepted) judge(passwordChanges, { before: { ...whole, accepted: false }, after: whole }, changed.exchange)
  const cut = await tryAs(context, main.email, `${long.slice(0, -1)}2`, 'the same without its last letter')
  judge(longPasswordWhole, cut, changed.exchange)
  await tryAs(context, main.email, long, 'the password of 90 letters')
}

/** The shortest that the form sends. A bank may require more, and refuse. */
async function shortestPassword(steps: Steps, main: Account): Promise<void> {
  const { context, probe, judge } = steps
  const least = operationOf(context, 'updatePassword').form.find(({ name }) => name === 'n_pwd')?.least ?? 0
  const short = plainPassword().slice(0, least)
  const values = changeOf(main.password, short)
  const changed = await probe('updatePassword', values, main, `a password of ${least} characters`)
  if (!changed.accepted) return
  const after = await tryAs(context, main.email, short, `the password of ${least} characters`)
  judge(passwordChanges, { before: { ...after, accepted: false }, after }, changed.exchange)
  if (knowsPassword(after)) main.password = short
}

export async function changeBack(steps: Steps, main: Account, old: string): Promise<Step> {
  const { context, probe, stop, guest } = steps
  const step = await probe('updatePassword', changeOf(main.password, old), main, 'back')
  if (step.accepted) return step
  const code = await requestedReset(steps, main.email, 'to restore the password')
  if (code !== undefined) {
    const reset = await guest('resetPassword', { email: main.email, reset_code: code, new_password: old }, 'back')
    if (reset.accepted) return reset
  }
  const { password } = main
  const change = password.startsWith(old)
    ? `the old one with "${password.slice(old.length)}" at its end`
    : `"${password}"`
  const account = context.accounts[main.kind]
  context.findings.lockedOut.push(`THE PASSWORD OF ${main.email} HAS CHANGED: ${change}.`)
  context.findings.notes.push(`The bank refuses the former password of ${main.email}: ${reasonOf(step.exchange)}`)
  if (account !== undefined) account.password = main.password
  return stop('the bank refuses the former password; the new one stays')
}

/** `next`: the password that the bank has now. */
export async function restorePassword(steps: Steps, account: Account, next: string, old: string): Promise<void> {
  account.password = next
  await changeBack(steps, account, old)
  account.password = old
}

/** A call that was refused may have set the password that it carries. */
export async function putPasswordBack(steps: Steps, account: Account, { form: { parts } }: Exchange): Promise<void> {
  const { email, password: old } = account
  const sent = parts.find(({ name }) => name === 'password' || name === 'new_password')?.value
  if (typeof sent !== 'string' || sent === old || !(await tryAs(steps.context, email, sent)).accepted) return
  await restorePassword(steps, account, sent, old)
}

/** Changes a PIN back, by way of another if the bank refuses the last one. The report names a PIN that stays. */
export async function changePinBack({ context, send, probe, stop }: Steps, main: Account, old: string): Promise<Step> {
  const changeTo = (pin: string) => changeOf(main.pin ?? '', pin)
  const first = await send('updatePin', changeTo(old), main, 'back')
  if (first.accepted) return first
  const between = main.pin === otherPin(old) ? '5824' : otherPin(old)
  const other = await send('updatePin', changeTo(between), main, 'another PIN, as the former one was refused')
  if (other.accepted) main.pin = between
  const step = await send('updatePin', changeTo(old), main, 'back')
  if (step.accepted) return step
  const { pin = '' } = main
  const isKnown = (await probe('confirmPin', { pin }, main, 'is that the PIN now?')).accepted
  main.hasRightPin = isKnown
  context.findings.lockedOut.push(
    isKnown
      ? `THE PIN OF ${main.email} HAS CHANGED to ${pin}.`
      : `THE PIN OF ${main.email} HAS CHANGED, and the bank accepts neither ${pin} nor the former one.`,
  )
  context.findings.notes.push(`The bank refuses the former PIN of ${main.email}: ${reasonOf(step.exchange)}`)
  return stop(`the bank refuses the former PIN; ${isKnown ? 'a new one stays' : 'none is known'}`)
}

const hasToken = ({ body: { jwt } }: Step): boolean => typeof jwt === 'string' && jwt !== ''

/** Tries the right password after every two wrong ones, since banks lock accounts. */
export const password: Scenario = {
  name: 'password',
  uses: ['signIn'],
  rules: [wrongPasswordRefused, addressCase],
  missing: ({ accounts }) => (accounts.main === undefined ? 'needs a sign-in: --email and --password' : undefined),
  run: async (steps) => {
    const { context, judge } = steps
    const main = mainOf(steps)
    const right = main.password
    const swapped = right === right.toLowerCase() ? right.toUpperCase() : right.toLowerCase()
    const rounds = [
      [`not-${right}`, ''],
      [right.slice(0, 5), swapped === right ? right.slice(0, -1) : swapped],
      [`${right} `, `${right}x`],
      // What else is known of the customer.
      [main.email, main.pin ?? main.email.split('@')[0] ?? ''],
      // A query that compares the password alone.
      Object.values(context.accounts)
        .flatMap(({ password: theirs }) => (theirs === right ? [] : [theirs]))
        .slice(0, 2),
    ]
    for (const wrong of rounds) {
      for (const attempt of wrong) {
        const step = await tryAs(
          context,
          main.email,
          attempt,
          attempt === '' ? 'an empty password' : 'a wrong password',
        )
        judge(wrongPasswordRefused, { ...step, accepted: step.accepted || hasToken(step) }, step.exchange)
        if (step.accepted) return
      }
      await tryAs(context, main.email, right)
    }
    for (const other of Object.values(context.accounts)) {
      if (other === main || other.kind === 'enrolled') continue
      const step = await tryAs(context, other.email, `not-${other.password}`, `a wrong password of ${other.kind}`)
      judge(wrongPasswordRefused, { ...step, accepted: step.accepted || hasToken(step) }, step.exchange)
      await tryAs(context, other.email, other.password)
    }
    const capitals = await tryAs(context, main.email.toUpperCase(), right, 'the address in capitals')
    const small = await tryAs(context, main.email, right)
    // After some wrong passwords a bank may refuse the right one as well.
    if (capitals.accepted || small.accepted) judge(addressCase, capitals, capitals.exchange)
    for (const [email, note] of [
      [`${main.email}' -- `, 'an address that ends a query'],
      ["' OR '1'='1", 'a query as the address'],
      ['%', 'a pattern as the address'],
    ] as const) {
      const step = await tryAs(context, email, right, note)
      judge(wrongPasswordRefused, { ...step, accepted: step.accepted }, step.exchange)
    }
    const injected = await tryAs(context, main.email, "' OR '1'='1", 'a query as the password')
    judge(wrongPasswordRefused, injected, injected.exchange)
    if (injected.accepted) return
    await tryAs(context, main.email, right)
  },
}
