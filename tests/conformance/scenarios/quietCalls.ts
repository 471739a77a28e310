import { operationOf, reasonOf, selected, skipReason, type Values } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { footprintOf } from '#tests/conformance/footprint.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { saysNo, within } from '#tests/conformance/reading.ts'
import { actionServed, nothingElse, othersUntouched, refusalInert } from '#tests/conformance/rules/effects.ts'
import { mainOf, needsMain, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { otherPin } from '#tests/conformance/validRequest.ts'
import { kinds } from './kinds.ts'
import { order } from './order.ts'
import { profileFieldsOf, valuesOf } from './profileFields.ts'
import { tryAs } from './signIns.ts'

interface Quiet {
  id: string
  what: string
  values: Values
  holder?: Account
}

export const quietCalls: Scenario = {
  name: 'calls that change nothing',
  uses: ['getProfile'],
  rules: [nothingElse, othersUntouched, refusalInert, actionServed],
  missing: needsMain,
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = mainOf(steps)
    const trace = await footprintOf(steps, main)
    await trace.compare(await tryAs(context, main.email, main.password, 'one more sign-in'))
    // The sign-ins below would change it again.
    if (context.findings.has('nothing-else', 'signIn') || context.findings.has('others-untouched', 'signIn')) return
    const { body } = await probe('getProfile', {}, main)
    const profile = valuesOf(profileFieldsOf(context), within(body, 'profile'))
    let before = 'a session'
    for (const { id, what, values, holder } of callsOf(steps, main, profile)) {
      const operation = operationOf(context, id)
      if (!selected(context, operation) || skipReason(context, operation) !== undefined) continue
      const { token } = main
      const step = await probe(id, values, holder, what)
      // A bank may accept any amount.
      const isTaken = step.accepted && operation.effect === 'money' && id !== 'submitTransfer'
      await trace.compare(step, isTaken ? / transactions$|tb$|balance$/ : undefined)
      // A bank locks a PIN after some wrong ones.
      if (id === 'confirmPin' || id === 'updatePin')
        await probe('confirmPin', { pin: main.pin ?? '' }, main, 'the right PIN')
      if (id === 'updateProfile' && !step.accepted) await judgeSaved(steps, step, main, profile)
      if (operation.session !== 'none') continue
      const { exchange } = await probe('getContact', { token: token ?? '' }, undefined, 'is the session alive?')
      if (exchange.response.kind === 'received' && exchange.response.status === 401)
        judge(nothingElse, { what: 'the session', before: 'alive', after: 'ended' }, step.exchange)
      const signIn = await tryAs(context, main.email, main.password, 'can the customer sign in?')
      const after = signIn.accepted ? 'a session' : reasonOf(signIn.exchange)
      if (isPolicy(after)) continue
      judge(nothingElse, { what: 'the sign-in', before, after }, step.exchange)
      if (saysNo(signIn.body['verified'])) context.lostFacts.add('verified')
      before = after
    }
  },
}

/** MySQL counts no changed row if the values are the same, which is no error. A change there and back is accepted. */
async function judgeSaved(
  { context, judge, probe }: Steps,
  step: Step,
  main: Account,
  profile: Record<string, string>,
): Promise<void> {
  if (context.findings.tally('updateProfile').accepted === 0) return
  const other = { ...profile, home_address: `${profile['home_address'] ?? ''} 2` }
  const there = await probe('updateProfile', other, main, 'another address')
  if (!there.accepted) return
  const back = await probe('updateProfile', profile, main, 'the former one')
  const reason = reasonOf(step.exchange)
  if (back.accepted) judge(actionServed, { reason: `of a profile that is as it was: ${reason}` }, step.exchange)
}

function callsOf({ context }: Steps, main: Account, profile: Record<string, string>): Quiet[] {
  return [
    { id: 'updateProfile', what: 'a profile as it is', values: profile, holder: main },
    ...callsOfAnybody(main.email, main.password),
    { id: 'submitTransfer', what: 'an order without a confirmed PIN', values: order(context), holder: main },
    ...callsWithFlaws(main).map((call) => ({ ...call, holder: main })),
  ]
}

/** What they would set is set already, in case that they are accepted. */
function callsWithFlaws({ password, pin }: Account): Quiet[] {
  const wrong = `not-${password}`
  const what = 'a wrong current one'
  const kept = { n_pwd: password, con_pwd: password }
  const payment = { type: 'Bitcoin', amount: '-5.00', purpose: 'Nothing', plan: 'Nothing' }
  return [
    { id: 'updatePassword', what, values: { c_pwd: wrong, ...kept } },
    ...kinds.map(({ action: id }) => ({ id, what: 'a negative amount', values: payment })),
    ...(pin === undefined
      ? []
      : [
          { id: 'createPin', what: 'a PIN that there is', values: { pin } },
          { id: 'confirmPin', what: 'a wrong PIN', values: { pin: otherPin(pin) } },
          { id: 'updatePin', what, values: { c_pwd: otherPin(pin), n_pwd: pin, con_pwd: pin } },
        ]),
  ]
}

export function callsOfAnybody(email: string, password: string): Pick<Quiet, 'id' | 'what' | 'values'>[] {
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
