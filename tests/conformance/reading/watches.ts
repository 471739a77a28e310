import { isDeepStrictEqual } from 'node:util'
import { operationOf, reasonOf, selected } from '#tests/conformance/context.ts'
import { statusOf, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { isPause } from '#tests/conformance/policy.ts'
import { nothingElse, othersUntouched, readBy, refusalInert } from '#tests/conformance/rules/effects.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { knowsPassword, tryAs } from '#tests/conformance/scenarios/signIns.ts'

export interface Watch {
  compare: (exchange: Exchange) => Promise<void>
}

/** A PIN that was not accepted before proves nothing. */
export async function watchPin({ probe, judge, skip }: Steps, other: Account | undefined): Promise<Watch> {
  const { pin } = other ?? {}
  const isRight = async (): Promise<boolean> =>
    pin !== undefined && (await probe('confirmPin', { pin }, other, 'the PIN of another customer')).accepted
  if (pin === undefined || !(await isRight())) {
    skip(othersUntouched, 'no other customer with a PIN that is accepted')
    return { compare: () => Promise.resolve() }
  }
  return {
    compare: async (exchange) =>
      judge(
        othersUntouched,
        { what: 'the PIN of another customer', before: true, after: await isRight(), through: readBy.pin },
        exchange,
      ),
  }
}

/** An action must leave the credentials that it does not concern unchanged. */
export async function credentialsStay(
  { context, probe, judge }: Steps,
  account: Account,
  exchange: Exchange,
  but?: 'the password' | 'the PIN',
): Promise<void> {
  const { email, password, pin, hasRightPin } = account
  const say = (what: string, isRight: boolean, through: readonly string[]): void =>
    judge(
      nothingElse,
      { what, before: 'the right one', after: isRight ? 'the right one' : 'a wrong one', through },
      exchange,
    )
  if (but !== 'the password')
    say(
      'the password',
      knowsPassword(await tryAs(context, email, password, 'is the password unchanged?')),
      readBy.signIn,
    )
  if (but === 'the PIN' || pin === undefined || hasRightPin !== true) return
  if (!selected(context, operationOf(context, 'confirmPin'))) return
  say('the PIN', (await probe('confirmPin', { pin }, account, 'is the PIN unchanged?')).accepted, readBy.pin)
}

export async function watchSignIn({ context, judge, skip }: Steps, other: Account | undefined): Promise<Watch> {
  /** A call that the bank did not process proves nothing. */
  const canSignIn = async (byDefault: boolean): Promise<boolean> => {
    if (other === undefined) return false
    const { accepted, exchange } = await tryAs(context, other.email, other.password)
    return statusOf(exchange) === 200 ? accepted : byDefault
  }
  if (!(await canSignIn(false))) {
    skip(othersUntouched, 'no other customer who can sign in')
    return { compare: () => Promise.resolve() }
  }
  return {
    compare: async (exchange) =>
      judge(
        othersUntouched,
        { what: 'the sign-in of another customer', before: true, after: await canSignIn(true), through: readBy.signIn },
        exchange,
      ),
  }
}

/** What a sign-in returns for a customer, and whether its token opens an account. Undefined if the bank puts it off. */
export async function signInStateOf({ context, guest }: Steps, { email, password }: Customer) {
  const step = await tryAs(context, email, password, 'what does a sign-in say?')
  const { exchange, accepted, body } = step
  const { verification_status: status, submitted, verified, jwt } = body
  const isPutOff = !accepted && submitted === undefined && verified === undefined && isPause(reasonOf(exchange))
  if (statusOf(exchange) !== 200 || isPutOff) return undefined
  const look = typeof jwt === 'string' ? await guest('getContact', { token: jwt }, 'is it a session?') : undefined
  if (look !== undefined && ![200, 401].includes(statusOf(look.exchange) ?? 0)) return undefined
  const isSession = look?.accepted === true
  return { email, accepted, status, submitted, verified, isSession, isKnown: knowsPassword(step) }
}

type Customer = Pick<Account, 'email' | 'password'>

/** A review may be over at any time. */
const isReviewed = (then: unknown, now: unknown): boolean =>
  then === 'Pending Verification' && (now === 'verified' || now === 'Declined')

/** Compares what a sign-in of these customers returns before and after an action. */
export async function watchSignInState(
  steps: Steps,
  customers: readonly (Customer | undefined)[],
  isOwn = false,
): Promise<{ compare: (step: Step) => Promise<void> }> {
  const { judge } = steps
  const known = customers.filter((customer) => customer !== undefined)
  const read = async () => {
    const all: Awaited<ReturnType<typeof signInStateOf>>[] = []
    for (const customer of known) all.push(await signInStateOf(steps, customer))
    return all
  }
  let seen = await read()
  return {
    compare: async ({ exchange, accepted }) => {
      const last = seen
      seen = await read()
      for (const [index, after] of seen.entries()) {
        const before = last[index]
        if (before === undefined || after === undefined || isReviewed(before.status, after.status)) continue
        const through = readBy.signIn
        const what = isOwn ? 'what a sign-in says' : 'the sign-in of another customer'
        if (!isOwn) judge(othersUntouched, { what, before, after, through }, exchange)
        // A password that was not right before proves nothing.
        else if (!before.isKnown) continue
        // Without a session a response has no data of the customer.
        else if (accepted || exchange.operation?.session === 'none')
          judge(nothingElse, { what, before, after, through }, exchange)
        else {
          const isSame = isDeepStrictEqual(before, after)
          judge(
            refusalInert,
            { what: exchange.note, change: isSame ? undefined : { path: what, before, after, through } },
            exchange,
          )
        }
      }
    },
  }
}
