import { nothingElse, othersUntouched } from '#tests/conformance/rules/effects.ts'
import { tryAs } from '#tests/conformance/scenarios/signIns.ts'
import { operationOf, selected } from './context.ts'
import type { Account, Exchange } from './exchange.ts'
import type { Steps } from './scenario.ts'

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
      judge(othersUntouched, { what: 'the PIN of another customer', before: true, after: await isRight() }, exchange),
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
  const say = (what: string, isRight: boolean): void =>
    judge(nothingElse, { what, before: 'the right one', after: isRight ? 'the right one' : 'a wrong one' }, exchange)
  if (but !== 'the password')
    say('the password', (await tryAs(context, email, password, 'is the password unchanged?')).accepted)
  if (but === 'the PIN' || pin === undefined || hasRightPin !== true) return
  if (!selected(context, operationOf(context, 'confirmPin'))) return
  say('the PIN', (await probe('confirmPin', { pin }, account, 'is the PIN unchanged?')).accepted)
}

export async function watchSignIn({ context, judge, skip }: Steps, other: Account | undefined): Promise<Watch> {
  const canSignIn = async (): Promise<boolean> =>
    other !== undefined && (await tryAs(context, other.email, other.password)).accepted
  if (!(await canSignIn())) {
    skip(othersUntouched, 'no other customer who can sign in')
    return { compare: () => Promise.resolve() }
  }
  return {
    compare: async (exchange) =>
      judge(
        othersUntouched,
        { what: 'the sign-in of another customer', before: true, after: await canSignIn() },
        exchange,
      ),
  }
}

export async function watchStanding({ context, judge }: Steps): Promise<Watch> {
  const { second, unapproved } = context.accounts
  const read = (): Promise<unknown[]> =>
    Promise.all(
      [second, unapproved].map(async (other) => {
        if (other === undefined) return undefined
        const { accepted, body } = await tryAs(context, other.email, other.password, 'another customer')
        const { verification_status: status, submitted, verified } = body
        return { accepted, status, submitted, verified }
      }),
    )
  const before = await read()
  return {
    compare: async (exchange) =>
      judge(othersUntouched, { what: 'the identity of other customers', before, after: await read() }, exchange),
  }
}
