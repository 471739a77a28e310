import type { Values } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import { wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { addressTakenRefused, wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import type { CustomerCall } from './customerCall.ts'
import { tryAs } from './signIns.ts'

/** Calls that need only the address of a customer. They set what is set already. */
export function callsOfAnybody(email: string, password: string): { id: string; what: string; values: Values }[] {
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

const mustFail: Readonly<Record<string, StateRule<Step>>> = {
  ...{ signIn: wrongPasswordRefused, signUp: addressTakenRefused },
  ...{ verifyEmail: wrongCodeRefused, resetPassword: wrongCodeRefused },
}

export async function callAsAnybody(
  { judge, guest }: Steps,
  { id, what, values }: ReturnType<typeof callsOfAnybody>[number],
): Promise<Step> {
  const step = await guest(id, values, what)
  const rule = mustFail[id]
  if (rule !== undefined) judge(rule, step, step.exchange)
  return step
}

export function guestCallsOf({ context, more, guest }: Steps, { email, password }: Account): CustomerCall[] {
  return [
    { id: 'signIn', act: () => tryAs(context, email, password, 'a sign-in', more?.('signIn')) },
    ...callsOfAnybody(email, password).map(({ id, what, values }): CustomerCall => ({
      id,
      ...(mustFail[id] === undefined ? {} : { mustFail: mustFail[id] }),
      act: () => guest(id, values, what),
    })),
  ]
}
