import { randomUUID } from 'node:crypto'
import {
  isClosedByGuesses,
  noteResend,
  requestedReset,
  resentAfterTries,
  tryOlderCode,
} from '#tests/conformance/codeFlow.ts'
import { isOpen, reasonOf, type Values } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import {
  codeOnce,
  codesApart,
  codesForPurpose,
  codesOwn,
  codeTries,
  wrongCodeRefused,
} from '#tests/conformance/rules/codes.ts'
import { addressCase, addressKept, resetChangesPassword } from '#tests/conformance/rules/credentials.ts'
import { othersUntouched } from '#tests/conformance/rules/effects.ts'
import { pinCountEnds, wrongPinRefused } from '#tests/conformance/rules/pins.ts'
import { repliesAlike } from '#tests/conformance/rules/transfers.ts'
import { needsMail, needsPin, provePin, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { changeOf, plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { almost, emptyCodes } from '#tests/conformance/values/values.ts'
import { idaLund, identityOf, newcomer, wholePassword, type Newcomer } from './newcomers.ts'
import { tryAs, isVerified, knowsPassword } from './signIns.ts'

type Attempt = (code: string | undefined, note: string) => Promise<Step>

export const similarCodes: Scenario = {
  name: 'codes that are similar to the right one',
  uses: ['signUp', 'verifyEmail', 'resendConfirmationCode', 'requestPasswordReset', 'resendResetCode', 'resetPassword'],
  rules: [
    ...[wrongCodeRefused, codeOnce, codesApart, codesOwn, codeTries, addressCase, addressKept, resetChangesPassword],
    othersUntouched,
  ],
  missing: needsMail,
  run: async (steps) => {
    const first = await newcomer(steps, 'd')
    await tryEmpty(steps, resetting(steps, first))
    await resendBeside(steps, first, 'resendResetCode', 'reset', 'verify', verifying(steps, first))
    const third = await newcomer(steps, 'h')
    await wholePassword(steps, await newcomer(steps, 'j'))
    const second = await newcomer(steps, 'e')
    await resentCounts(steps, 'verify', third, second, () => Promise.resolve(third.code))
    await wholePassword(steps, second)
    const ownAndNewer = async (): Promise<string | undefined> => {
      const code = await requested(steps, second.email)
      await requested(steps, third.email)
      return code
    }
    await resentCounts(steps, 'reset', second, third, ownAndNewer)
    await stillUnverified(steps, second)
    await requestedInCapitals(steps, second)
    await resendBeside(steps, second, 'resendConfirmationCode', 'verify', 'reset', resetting(steps, second))
    steps.judge(codesApart, { flaw: undefined }, second.opened.exchange)

    const next = (id: string, purpose: 'verify' | 'reset') => () => again(steps, id, second.email, purpose)
    const renewReset = next('resendResetCode', 'reset')
    const renewVerify = next('resendConfirmationCode', 'verify')
    const resetCode = await tryAlmost(steps, resetting(steps, second), await requested(steps, second.email), renewReset)
    if (resetCode !== undefined) await inCapitals(steps, resetting, second, resetCode)
    const theirs = await requested(steps, third.email)
    const isVoid = await guessReset(steps, second, await requested(steps, second.email))
    if (isVoid)
      await resentAfterTries(steps, 'resendResetCode', second.email, 'reset', resetting(steps, second), async () => {
        const code = await requested(steps, third.email)
        return code !== undefined && (await resetting(steps, third)(code, 'of another customer')).accepted
      })
    if (isVoid && theirs !== undefined) await stillGood(steps, third, theirs, second)
    const right = await tryAlmost(steps, verifying(steps, second), await renewVerify(), renewVerify)
    if (right !== undefined && (await inCapitals(steps, verifying, second, right)))
      await tryEmpty(steps, verifying(steps, second))
    await capitalsKept(steps)
  },
}

async function stillUnverified({ context, judge }: Steps, { email, password, reset }: Newcomer): Promise<void> {
  const { findings } = context
  if (reset === undefined || findings.has('unverified-refused', 'signIn') || findings.has('codes-own', 'verifyEmail'))
    return
  if (['requestPasswordReset', 'resendResetCode'].some((id) => findings.has('nothing-else', id))) return
  const after = await tryAs(context, email, password, 'after a reset, with no address verified')
  judge(codesForPurpose, { ...after, accepted: isVerified(after) }, reset.exchange)
}

const resends = { verify: 'resendConfirmationCode', reset: 'resendResetCode' } as const

/** Each code is tried for another customer, who has one as well, and for the other purpose. */
async function resentCounts(
  steps: Steps,
  purpose: 'verify' | 'reset',
  person: Newcomer,
  foreigner: Newcomer,
  other: () => Promise<string | undefined>,
): Promise<void> {
  const { context, judge, guest } = steps
  const { email } = person
  const attempt = redeems[purpose](steps, person)
  const otherPurpose = purpose === 'verify' ? 'reset' : 'verify'
  const isMisused = async (code: string, which: string): Promise<boolean> => {
    const { readCode } = context.settings
    // A bank may send everybody the same, which is a finding of its own.
    if ((await readCode?.(foreigner.email, purpose)) === code) return false
    const theirs = await redeems[purpose](steps, foreigner)(code, `${which} of another customer`)
    judge(codesOwn, theirs, theirs.exchange)
    if ((await readCode?.(email, otherPurpose)) === code) return theirs.accepted
    const elsewhere = await redeems[otherPurpose](steps, person)(code, `${which} for another purpose (${purpose})`)
    judge(codesForPurpose, elsewhere, elsewhere.exchange)
    return theirs.accepted || elsewhere.accepted
  }
  const before = await other()
  if (before === undefined) return
  if (purpose === 'verify') await requested(steps, email)
  if (await isMisused(before, 'the code')) return
  const once = await guest(resends[purpose], { email }, 'another code')
  const former = await context.settings.readCode?.(email, purpose)
  const twice = once.accepted ? await guest(resends[purpose], { email }, 'one more code') : once
  // A bank may require a wait in between.
  const resent = twice.accepted ? twice : once
  const code = resent.accepted ? await context.settings.readCode?.(email, purpose) : undefined
  if (once.accepted && former !== undefined) noteResend(steps, resends[purpose], former !== before, once.exchange)
  if (twice !== once && twice.accepted && code !== undefined)
    noteResend(steps, resends[purpose], code !== former, twice.exchange)
  if (code === undefined || code === before) return
  if (await isMisused(code, 'the resent code')) return
  const last = await attempt(code, 'the resent code')
  if (last.accepted) return
  const isGood = async (text: string | undefined, which: string): Promise<boolean> =>
    text !== undefined && (await attempt(text, which)).accepted
  // A reset has a control: the code of another request.
  const isVerifying = purpose === 'verify' && context.findings.tally('verifyEmail').accepted > 0
  if (
    (isVerifying && twice.accepted && code !== former && !isPolicy(reasonOf(last.exchange))) ||
    (await isGood(former, 'the code before it')) ||
    (await isGood(await other(), 'a code from elsewhere'))
  )
    judge(codesApart, { flaw: 'the resent code is refused' }, resent.exchange)
}

/** An address in capitals must get a code if the address as stored gets one. */
async function requestedInCapitals(steps: Steps, person: Newcomer): Promise<void> {
  const { context, judge, guest } = steps
  const { email } = person
  // The first replaces a used code, each of the others one that is not.
  for (const [id, purpose] of [
    ['resendResetCode', 'reset'],
    ['requestPasswordReset', 'reset'],
    ['resendConfirmationCode', 'verify'],
  ] as const) {
    const codeAfter = async (address: string, note: string) => {
      const step = await guest(id, { email: address }, note)
      return { step, code: await context.settings.readCode?.(email, purpose) }
    }
    const former = await context.settings.readCode?.(email, purpose)
    const capitals = await codeAfter(email.toUpperCase(), 'the address in capitals')
    if (capitals.code !== former) {
      if (former !== undefined) await tryOlderCode(steps, former, capitals.code ?? '', redeems[purpose](steps, person))
      continue
    }
    const plain = await codeAfter(email, 'the address as stored')
    if (!plain.step.accepted || plain.code === former) continue
    // A bank may send a code again once, or every other time.
    const next = await codeAfter(email, 'the address as stored, again')
    const last = await codeAfter(email.toUpperCase(), 'the address in capitals, again')
    if (next.step.accepted && next.code !== plain.code && last.code === next.code)
      judge(addressCase, { ...last.step, accepted: false, lost: 'no code' }, last.step.exchange)
  }
}

async function inCapitals(
  steps: Steps,
  giving: (steps: Steps, person: Newcomer) => Attempt,
  person: Newcomer,
  code: string,
): Promise<boolean> {
  const shouted = { ...person, email: person.email.toUpperCase() }
  const capitals = await giving(steps, shouted)(code, 'the address in capitals')
  if (capitals.accepted) {
    steps.judge(addressCase, capitals, capitals.exchange)
    if (shouted.password !== person.password) await resetHolds(steps, person, shouted.password, capitals)
    const used = await giving(steps, person)(code, 'a code that was used with the address in capitals')
    steps.judge(codeOnce, { ...used, which: 'used' }, used.exchange)
    return true
  }
  const plain = await giving(steps, person)(code, 'the address as stored, again')
  if (plain.accepted) steps.judge(addressCase, capitals, capitals.exchange)
  return plain.accepted
}

async function resetHolds(steps: Steps, person: Newcomer, next: string, reset: Step): Promise<void> {
  const known = async (password: string): Promise<Step> => {
    const step = await tryAs(steps.context, person.email, password, 'after a reset with the address in capitals')
    return { ...step, accepted: knowsPassword(step) }
  }
  const [before, after] = [await known(person.password), await known(next)]
  steps.judge(resetChangesPassword, { before, after }, reset.exchange)
  if (after.accepted) person.password = next
}

async function guessReset(steps: Steps, person: Newcomer, code: string | undefined): Promise<boolean> {
  if (code === undefined) return false
  return isClosedByGuesses(steps, code, resetting(steps, person))
}

/** Wrong codes for one address count for that address. The request of another code for it must not be the cause. */
async function stillGood(steps: Steps, person: Newcomer, code: string, guessed: Newcomer): Promise<void> {
  if ((await steps.context.settings.readCode?.(person.email, 'reset')) !== code) return
  const own = await resetting(steps, person)(code, 'the code of another customer, after wrong ones')
  if (own.accepted) return
  const renewed = await requested(steps, person.email)
  await requested(steps, guessed.email)
  if (renewed === undefined || !(await resetting(steps, person)(renewed, 'another code')).accepted) return
  steps.judge(othersUntouched, { what: 'the code of another customer', before: 'good', after: 'void' }, own.exchange)
}

async function capitalsKept(steps: Steps): Promise<void> {
  const { context, judge, guest } = steps
  if (context.findings.tally('verifyEmail').accepted === 0) return
  const { email: small, username, password } = identityOf(context, 'k')
  const email = small.replaceAll(/(^|@)\w/g, (sign) => sign.toUpperCase())
  const person = { ...idaLund, username }
  const opened = await guest('signUp', { ...person, email, password }, 'an address with capitals')
  if (!opened.accepted) return
  const read = async (address: string) => context.settings.readCode?.(address, 'verify')
  const code = (await read(email)) ?? (await read(email.toLowerCase()))
  if (code === undefined) return
  const verified = await guest('verifyEmail', { email, ver_code: code }, 'the address with its capitals')
  const isKnown = knowsPassword(await tryAs(context, email, password, 'the address with its capitals'))
  const lost = [...(verified.accepted ? [] : ['verifyEmail']), ...(isKnown ? [] : ['signIn'])]
  judge(addressKept, { lost }, opened.exchange)
}

const verifying =
  ({ guest }: Steps, { email }: Newcomer): Attempt =>
  (code, note) =>
    guest('verifyEmail', { email, ...field('ver_code', code) }, note)

/** Each reset has a new password, since a bank may refuse a former one. */
const resetting =
  ({ guest }: Steps, person: Newcomer): Attempt =>
  async (code, note) => {
    const { email } = person
    const next = plainPassword()
    const step = await guest('resetPassword', { email, new_password: next, ...field('reset_code', code) }, note)
    if (step.accepted) Object.assign(person, { password: next, reset: step })
    return step
  }

const redeems = { verify: verifying, reset: resetting } as const

function field(name: string, value: string | undefined): Values {
  return value === undefined ? {} : { [name]: value }
}

const requested = (steps: Steps, email: string): Promise<string | undefined> =>
  requestedReset(steps, email, 'a customer whose address is not verified')

async function again(
  { context, guest }: Steps,
  id: string,
  email: string,
  purpose: 'verify' | 'reset',
): Promise<string | undefined> {
  const step = await guest(id, { email }, 'another code')
  const code = step.accepted ? await context.settings.readCode?.(email, purpose) : undefined
  return code
}

async function tryEmpty({ judge }: Steps, attempt: Attempt): Promise<void> {
  for (const [what, text] of emptyCodes) {
    const step = await attempt(text, `${what}, while no code is outstanding`)
    judge(wrongCodeRefused, step, step.exchange)
    if (step.accepted) return
  }
}

async function tryAlmost(
  { judge }: Steps,
  attempt: Attempt,
  code: string | undefined,
  renew: () => Promise<string | undefined>,
): Promise<string | undefined> {
  let right = code
  for (let index = 0; right !== undefined; index += 1) {
    const [what, text] = almost(right)[index] ?? []
    if (text === undefined) return right
    const step = await attempt(text, `the code ${what ?? ''}`)
    judge(wrongCodeRefused, step, step.exchange)
    if (step.accepted) return undefined
    if (index % 2 === 1) right = await renew()
  }
  return undefined
}

async function resendBeside(
  steps: Steps,
  { email, code }: Newcomer,
  id: string,
  purpose: 'verify' | 'reset',
  other: 'verify' | 'reset',
  redeem: Attempt,
): Promise<void> {
  const { context, judge } = steps
  if (context.findings.tally(other === 'verify' ? 'verifyEmail' : 'resetPassword').accepted === 0) return
  const read = async (which: 'verify' | 'reset') => context.settings.readCode?.(email, which)
  const reset = await requested(steps, email)
  // The request itself must not replace the code that verifies the address.
  if (reset === undefined || reset === code) return
  const beside = await read(other)
  const own = await read(purpose)
  const step = await steps.guest(id, { email }, `another code, while one for another purpose is valid`)
  if (!step.accepted || beside === undefined) return
  const [now, then] = [await read(purpose), await read(other)]
  if (then !== beside && now === own) {
    judge(codesApart, { flaw: `a new code for another purpose (${other})` }, step.exchange)
    return
  }
  const used = await redeem(beside, 'a code from before the resend')
  if (isPutOff(used.exchange.response)) return
  if (!used.accepted && other === 'reset') {
    const control = await requested(steps, email)
    if (control === undefined || !(await redeem(control, 'a code without a resend')).accepted) return
  }
  const request = used.accepted || other === 'reset' ? undefined : await voidingRequest(steps, email, redeem)
  const state = { flaw: used.accepted ? undefined : `the code for another purpose (${other}) is void` }
  judge(codesApart, state, (request ?? step).exchange)
}

/** The request of a reset, if it voids the code that verifies the address without a resend as well. */
async function voidingRequest(steps: Steps, email: string, redeem: Attempt): Promise<Step | undefined> {
  const renew = () => again(steps, resends.verify, email, 'verify')
  const code = await renew()
  if (code === undefined) return undefined
  const request = await steps.guest('requestPasswordReset', { email }, 'a reset, while another code is valid')
  if ((await redeem(code, 'a code from before the request')).accepted) return undefined
  const last = await renew()
  return last !== undefined && (await redeem(last, 'another code')).accepted ? request : undefined
}

/** Similar PINs and authorization codes. Each is followed by the right one, so that nothing locks. */
export const similarPins: Scenario = {
  name: 'PINs that are similar to the right one',
  uses: ['confirmPin'],
  rules: [wrongPinRefused, pinCountEnds],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, judge, stop, judged } = steps
    const { main, authorization } = context.accounts
    if (main?.pin === undefined) return stop('no customer with a PIN')
    await provePin(steps, main)
    const { pin } = main
    const right = () => probe('confirmPin', { pin }, main, 'the right PIN')
    if (!(await right()).accepted) return stop('the bank does not accept the PIN')
    const theirs = Object.values(context.accounts).flatMap(({ pin: other, kind }) =>
      other === undefined || other === pin || kind === 'main' ? [] : [other],
    )
    const tries: [string, string][] = [
      ...theirs.map((other): [string, string] => ['of another customer', other]),
      ...almost(pin),
    ]
    for (const [what, text] of tries) {
      const step = await judged(wrongPinRefused, 'confirmPin', { pin: text }, main, `the PIN ${what}`)
      if (step.accepted) break
      const again = await right()
      judge(pinCountEnds, again, again.exchange)
      if (!again.accepted) break
    }
    await keysInTurn(steps, (key, given) =>
      probe(
        'confirmPin',
        { pin: given === 'other' ? otherPin(pin) : pin, idempotency_key: key },
        main,
        'the PIN with a key',
      ),
    )
    await right()
    if (isOpen(context, 'updatePin'))
      for (const [what, text] of tries) {
        const values = changeOf(text, pin)
        const step = await judged(wrongPinRefused, 'updatePin', values, main, `as the current PIN the PIN ${what}`)
        if (step.accepted || !(await right()).accepted) break
      }
    if (isOpen(context, 'confirmAuthorizationCode')) await looseAuthorization(steps, main, authorization)
  },
}

export async function keysInTurn(
  { judge }: Steps,
  send: (key: string, given: 'same' | 'other') => Promise<Step>,
): Promise<void> {
  const [one, two] = [randomUUID(), randomUUID()]
  const first = await send(one, 'same')
  await send(two, 'same')
  const again = await send(one, 'same')
  if (first.accepted && !isPolicy(reasonOf(again.exchange)))
    judge(repliesAlike, { first: first.accepted, again: again.accepted }, again.exchange)
  // A bank may keep keys for money only.
  await send(one, 'other')
}

async function looseAuthorization(steps: Steps, main: Account, account: Account | undefined): Promise<void> {
  const { context, probe, judged } = steps
  for (const [what, text] of emptyCodes) {
    const note = `${what}, while no code is outstanding`
    const step = await judged(wrongCodeRefused, 'confirmAuthorizationCode', field('pin', text), main, note)
    if (step.accepted) return
  }
  const { pin, token } = account ?? {}
  if (account === undefined || pin === undefined || token === undefined || context.settings.readCode === undefined)
    return
  for (let index = 0; ; index += 1) {
    const confirmed = await probe('confirmPin', { pin }, account, 'the right PIN')
    const code = confirmed.accepted ? await context.settings.readCode(account.email, 'authorize') : undefined
    if (code === undefined) return
    const [what, text] = [...(pin === code ? [] : [['', pin] as const]), ...almost(code)][index] ?? []
    if (text === undefined) return
    const note = text === pin ? 'the PIN in place of the code' : `the code ${what ?? ''}`
    const step = await judged(wrongCodeRefused, 'confirmAuthorizationCode', { pin: text }, account, note)
    if (step.accepted) return
  }
}
