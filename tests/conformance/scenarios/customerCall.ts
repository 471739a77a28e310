import type { Values } from '#tests/conformance/context.ts'
import { type Account, objectOf, textSent } from '#tests/conformance/exchange.ts'
import { addedRows, rowsOf } from '#tests/conformance/reading/rows.ts'
import type { Looks } from '#tests/conformance/reading/snapshot.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import { wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { addressTakenRefused, wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { tryAs } from './signIns.ts'

/** Undefined if it could not be prepared. */
export type Act = () => Promise<Step | undefined>

export interface CustomerCall {
  id: string
  act: Act
  /** What must follow, once the loaders were read. */
  settle?: Act
  /** What a success may change, such as `getProfile profile.phone`. */
  changes?: RegExp
  /** The loader whose list a success adds a row to. */
  list?: string
  /** The rule that a success breaks. */
  mustFail?: StateRule<Step & { what: string }>
  /** Judges what a success has changed. */
  shows?: (step: Step, before: Looks, after: Looks) => void
}

/** The call, and what must follow it. */
export function whole({ act, settle }: CustomerCall): Act {
  return async () => {
    const step = await act()
    await settle?.()
    return step
  }
}

export const endsSessions: ReadonlySet<string> = new Set(['signIn', 'updateEmail', 'updatePassword', 'resetPassword'])

export function bodyIn(looks: Looks, loader: string): Record<string, unknown> {
  const exchange = looks.get(loader)
  return (exchange && objectOf(exchange)) ?? {}
}

export function addedTo(loader: string, before: Looks, after: Looks): Record<string, unknown>[] | undefined {
  const listIn = (looks: Looks) => {
    const body = bodyIn(looks, loader)
    return Array.isArray(body['transactions']) ? rowsOf(body, 'transactions') : undefined
  }
  return addedRows(listIn(before), listIn(after))
}

export function sentIn({ exchange }: Pick<Step, 'exchange'>, wanted: string): string {
  return textSent(exchange, wanted) ?? ''
}

export function textsIn(step: Pick<Step, 'exchange'>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, sentIn(step, name)]))
}

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
