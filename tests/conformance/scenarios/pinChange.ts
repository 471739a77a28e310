import { randomUUID } from 'node:crypto'
import { isOpen } from '#tests/conformance/context.ts'
import { type Account, type Exchange, isExpired, summary } from '#tests/conformance/exchange.ts'
import { saysYes } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { credentialsStay, watchPin } from '#tests/conformance/reading/watches.ts'
import { longPasswordWhole, newSecretChecked, repetitionCompared } from '#tests/conformance/rules/credentials.ts'
import { readBy, refusalInert } from '#tests/conformance/rules/effects.ts'
import { pinChanges, triesTold, wrongPinRefused } from '#tests/conformance/rules/pins.ts'
import {
  type Scenario,
  type Step,
  type Steps,
  firstAccepted,
  mainOf,
  needsPin,
  provePin,
  refusedEverywhere,
  repeated,
  showsPin,
} from '#tests/conformance/scenario.ts'
import { changeOf, createdPin, nextPin } from '#tests/conformance/values/chosenSecrets.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { changePinBack } from './credentials.ts'
import { keepSession } from './otherSessions.ts'

async function longPin({ context, probe, judge }: Steps, main: Account, old: string): Promise<void> {
  const long = '482615'
  const change = changeOf(old, long)
  const changed = await probe('updatePin', change, main, 'a PIN of six digits')
  if (!changed.accepted) return
  const cut = await probe('confirmPin', { pin: long.slice(0, 4) }, main, 'the first four digits of six')
  judge(longPasswordWhole, { ...cut, what: 'the first four digits of a PIN of six' }, changed.exchange)
  const now = cut.accepted ? long.slice(0, 4) : long
  const back = await probe('updatePin', changeOf(now, old), main, 'the former one again')
  if (!back.accepted) context.findings.notes.push(`The PIN of ${main.email} is ${now}.`)
}

/** In the session that did not change it, unless the bank has ended that one. */
async function pinElsewhere(
  { judge, guest }: Steps,
  { keptToken, token }: Account,
  next: string,
  old: string,
  changed: Exchange,
): Promise<void> {
  if (keptToken === undefined || keptToken === token) return
  const give = (pin: string, note: string): Promise<Step> =>
    guest('confirmPin', { pin, token: keptToken }, `${note}, in another session`)
  const after = await give(next, 'the new PIN')
  if (isExpired(after.exchange)) return
  const before = await give(old, 'the old PIN')
  judge(pinChanges, { after, before }, changed)
  await give(next, 'the new PIN')
}

export const pinChange: Scenario = {
  name: 'PIN change',
  uses: ['updatePin', 'confirmPin'],
  rules: [pinChanges, wrongPinRefused, repetitionCompared, newSecretChecked],
  missing: needsPin,
  run: async (steps) => {
    const { context, send, probe, judge, stop, judged } = steps
    const main = mainOf(steps)
    const old = main.pin ?? stop('there is no PIN')
    await provePin(steps, main)
    if (main.hasRightPin !== true) return stop('the bank accepts no PIN, so nothing shows which one is right')
    let next = nextPin(old)
    const back = () => changePinBack(steps, main, old)
    const putBack = async (): Promise<void> => {
      main.pin = next
      await back()
      main.pin = old
    }

    const wrong = await send('updatePin', changeOf(otherPin(old), next), main, 'a wrong current PIN')
    judge(wrongPinRefused, wrong, wrong.exchange)
    const twisted = wrong.accepted
      ? wrong
      : await send('updatePin', { c_pwd: old, n_pwd: next, con_pwd: otherPin(next) }, main, 'a repetition that differs')
    if (!wrong.accepted) judge(repetitionCompared, twisted, twisted.exchange)
    if (twisted.accepted) {
      return putBack()
    }
    await probe('confirmPin', { pin: old }, main, 'the old PIN')
    const early = await probe('confirmPin', { pin: next }, main, 'the PIN that was refused')
    if (early.accepted && !(await showsPin(steps, main, old))) return stop('the bank accepts PINs that were never set')
    const changedAnyway = early.accepted
      ? { path: 'the PIN', before: 'the old one', after: 'the new one', through: readBy.pin }
      : undefined
    judge(refusalInert, { what: wrong.exchange.note, change: changedAnyway }, wrong.exchange)
    if (early.accepted) {
      return putBack()
    }
    await probe('confirmPin', { pin: old }, main, 'the old PIN')
    const itself = changeOf(next, next)
    const same = await judged(wrongPinRefused, 'updatePin', itself, main, 'the new PIN as the current one')
    if (same.accepted) return putBack()
    await probe('confirmPin', { pin: old }, main, 'the old PIN')
    await longPin(steps, main, old)
    await oddNextPin(steps, main, old)
    await keepSession(steps, main)
    const other = context.accounts.authorization ?? context.accounts['no-pin']
    const others = await watchPin(steps, other?.tokenKind === 'session' ? other : undefined)
    const snapshot = await snapshotOf(steps, main)
    // A bank may refuse a zero in front, or a digit twice.
    const choices = [next, otherPin(old)]
    const made = firstAccepted(
      ...([steps, 'updatePin', choices] as const),
      (n_pwd) => ({ c_pwd: old, n_pwd, con_pwd: n_pwd, idempotency_key: randomUUID() }),
      main,
    )
    const {
      step: changed,
      form,
      values: change,
    } = await made.catch(async (error: unknown) => {
      // The bank may have changed the PIN despite its response.
      await probe('updatePin', changeOf(next, old), main, 'the former one again, despite the response')
      for (const pin of [old, next]) {
        main.pin = pin
        if ((await probe('confirmPin', { pin }, main, 'which PIN is right?')).accepted) break
      }
      throw error
    })
    next = form
    // A bank that counts tries for one wrong PIN must count them for all. It may check the new one before the current one.
    if (form === choices[0] && triesTold.check(early) === undefined) judge(triesTold, wrong, wrong.exchange)
    const short = String(Number(next))
    const confirmed = await send('confirmPin', { pin: next }, main, 'the new PIN')
    const isOld = !confirmed.accepted && (await probe('confirmPin', { pin: old }, main)).accepted
    const refusal = isOld ? undefined : await refusalOf(steps, main, next, confirmed)
    judge(pinChanges, { after: confirmed, before: undefined, refused: refusal?.text }, changed.exchange)
    if (isOld) return stop('the new PIN is not accepted; the old one stays')
    if (!confirmed.accepted) {
      main.pin = refusal?.number ?? next
      await back()
      main.pin = old
      return
    }
    const former = await send('confirmPin', { pin: old }, main, 'the old PIN')
    if (!former.accepted || (await showsPin(steps, main, next)))
      judge(pinChanges, { after: confirmed, before: former }, changed.exchange)
    if (!former.accepted) await pinElsewhere(steps, main, next, old, changed.exchange)
    await others.compare(changed.exchange)
    if (!former.accepted) {
      await repeated(steps, changed, change, main)
      const values = changeOf(old, next)
      await judged(wrongPinRefused, 'updatePin', values, main, 'the former PIN as the current one')
      await probe('confirmPin', { pin: next }, main, 'the new PIN again')
    }
    await snapshot.compare(changed)
    // With the new PIN the actions take effect: what the change must leave is compared before.
    if (short !== next) await refusedEverywhere(steps, main, short, next, 'the new PIN without its zeros')
    if (!former.accepted) await refusedEverywhere(steps, main, old, next, 'the old PIN')
    await credentialsStay(steps, main, changed.exchange, 'the PIN')
    await probe('confirmPin', { pin: next }, main, 'the new PIN again')
    await putBack()
  },
}

/** What a new PIN should not be, with everything else right: a hash or a column may break at it. */
const oddPins: readonly [what: string, pin: string][] = [
  ['an empty PIN', ''],
  ['a PIN of letters', 'abc'],
  ['a PIN with an exponent', '1e10'],
  ['a PIN below zero', '-123'],
  ['a PIN with a zero byte', '12\u000034'],
  ['a PIN of 70,000 letters', 'a'.repeat(70_000)],
]

/** Resolves to the first PIN that the bank accepts. */
async function accepted(
  { judge }: Steps,
  set: (pin: string, what: string) => Promise<Step>,
): Promise<{ pin?: string; last?: Step }> {
  let last: Step | undefined
  for (const [what, pin] of oddPins) {
    last = await set(pin, what)
    judge(newSecretChecked, last, last.exchange)
    if (last.accepted) return { pin, last }
  }
  return last === undefined ? {} : { last }
}

/** For a customer without a PIN. Resolves to the one that the bank accepts, which is the PIN from now on. */
export async function oddFirstPin(steps: Steps, account: Account): Promise<string | undefined> {
  const { probe, judge } = steps
  const { pin, last } = await accepted(steps, (odd, what) => probe('createPin', { pin: odd }, account, what))
  if (pin !== undefined || last === undefined) return pin
  const status = await probe('getPinStatus', {}, account, 'after PINs that were refused')
  const change = saysYes(status.body['haspin']) ? { path: 'haspin', before: 'no', after: 'yes' } : undefined
  judge(refusalInert, { what: 'a PIN that is not of digits', change }, last.exchange)
  return undefined
}

/** So that the PIN is a known one of digits, as after its creation. */
export async function replaceOddPin({ context, probe }: Steps, account: Account, odd: string): Promise<void> {
  if (!isOpen(context, 'updatePin')) return
  const values = changeOf(odd, createdPin)
  if ((await probe('updatePin', values, account, 'digits in place of it')).accepted) account.pin = createdPin
}

export async function oddNextPin(steps: Steps, account: Account, right: string): Promise<void> {
  const { probe, judge, stop } = steps
  const { pin, last } = await accepted(steps, (odd, what) => probe('updatePin', changeOf(right, odd), account, what))
  if (last === undefined) return
  if (pin !== undefined) {
    account.pin = pin
    await changePinBack(steps, account, right)
    account.pin = right
    return
  }
  const still = await probe('confirmPin', { pin: right }, account, 'the right PIN')
  const change = still.accepted
    ? undefined
    : { path: 'the PIN', before: 'the right one', after: 'a wrong one', through: readBy.pin }
  judge(refusalInert, { what: 'a PIN that is not of digits', change }, last.exchange)
  if (!still.accepted) stop('the bank no longer accepts the right PIN')
}

/** How the bank refuses a PIN that it should accept. A column of numbers keeps none of the zeros in front. */
export async function refusalOf(
  { probe }: Steps,
  account: Account,
  pin: string,
  step: Step,
): Promise<{ text: string; number?: string } | undefined> {
  if (step.accepted) return undefined
  const said = summary(step.exchange)
  if (!pin.startsWith('0')) return { text: said }
  const number = String(Number(pin))
  const isNumber = (await probe('confirmPin', { pin: number }, account, 'the PIN without its zeros')).accepted
  return isNumber
    ? { text: `${said}; without the zeros in front it is accepted, so it is kept as a number`, number }
    : { text: said }
}
