/** Another customer's data, for a comparison before and after. */
import { othersUntouched } from '#tests/conformance/rules/effects.ts'
import { tryAs } from '#tests/conformance/scenarios/signIns.ts'
import { operationOf } from './context.ts'
import type { Account, Exchange } from './exchange.ts'
import type { Steps } from './scenario.ts'

export interface Watch {
  /** Compares now with the beginning; a difference is the doing of the given call. */
  compare: (exchange: Exchange) => Promise<void>
}

/** Watches what the given loaders return to another customer, if there is one. `pick` takes what is compared. */
export async function watchOther(
  steps: Steps,
  loaders: readonly string[],
  pick: (id: string, body: Record<string, unknown>) => unknown = (_id, body) => body,
): Promise<Watch> {
  const { context, judge, skip } = steps
  const { second } = context.accounts
  if (second?.token === undefined) {
    skip(othersUntouched, 'no second customer: --email2 and --password2')
    return { compare: () => Promise.resolve() }
  }
  const before = await read(steps, second, loaders, pick)
  return {
    compare: async (exchange) => {
      const after = await read(steps, second, loaders, pick)
      for (const id of loaders)
        judge(othersUntouched, { what: `${id} of another customer`, before: before[id], after: after[id] }, exchange)
    },
  }
}

/** Watches whether the PIN of another customer is accepted. One that is not accepted before proves nothing. */
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

/** Watches whether another customer can sign in. */
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

async function read(
  { context, probe }: Steps,
  account: Account,
  loaders: readonly string[],
  pick: (id: string, body: Record<string, unknown>) => unknown,
): Promise<Record<string, unknown>> {
  const bodies: Record<string, unknown> = {}
  for (const id of loaders) {
    const { body, exchange } = await probe(id, {}, account)
    const ok = exchange.response.kind === 'received' && exchange.response.status === 200
    bodies[operationOf(context, id).id] = ok ? pick(id, body) : 'no response'
  }
  return bodies
}
