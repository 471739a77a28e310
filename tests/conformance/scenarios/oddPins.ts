/** What a new PIN should not be, with everything else right: a hash or a column may break at it. */
import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { saysYes } from '#tests/conformance/reading/rows.ts'
import { newSecretChecked } from '#tests/conformance/rules/credentials.ts'
import { refusalInert, readBy } from '#tests/conformance/rules/effects.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { createdPin } from '#tests/conformance/values/chosenSecrets.ts'
import { changePinBack } from './credentials.ts'

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
  const values = { c_pwd: odd, n_pwd: createdPin, con_pwd: createdPin }
  if ((await probe('updatePin', values, account, 'digits in place of it')).accepted) account.pin = createdPin
}

export async function oddNextPin(steps: Steps, account: Account, right: string): Promise<void> {
  const { probe, judge, stop } = steps
  const { pin, last } = await accepted(steps, (odd, what) =>
    probe('updatePin', { c_pwd: right, n_pwd: odd, con_pwd: odd }, account, what),
  )
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
