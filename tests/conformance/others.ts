/** Another customer's data, compared before and after. */
import { othersUntouched } from '#tests/conformance/rules/effects.ts'
import { tryAs } from '#tests/conformance/scenarios/signIns.ts'
import { known } from './effects.ts'
import type { Account, Exchange } from './exchange.ts'
import type { Steps } from './scenario.ts'

export interface Watch {
  /** Blames the given call for a difference, or the query with `isLoaders`. */
  compare: (exchange: Exchange, isLoaders?: boolean) => Promise<void>
}

/** `pick` selects what is compared. */
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
    compare: async (exchange, isLoaders = false) => {
      const after = await read(steps, second, loaders, pick)
      for (const id of loaders) {
        const [then, now] = [before[id], after[id]]
        if (then === undefined || now === undefined) continue
        const state = { what: `${id} of another customer`, before: then.view, after: now.view }
        judge(othersUntouched, state, isLoaders ? now.exchange : exchange)
      }
    },
  }
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

interface Seen {
  view: unknown
  exchange: Exchange
}

async function read(
  { context, probe }: Steps,
  account: Account,
  loaders: readonly string[],
  pick: (id: string, body: Record<string, unknown>) => unknown,
): Promise<Record<string, Seen>> {
  const bodies: Record<string, Seen> = {}
  for (const id of loaders) {
    const { body, exchange } = await probe(id, {}, account)
    const ok = exchange.response.kind === 'received' && exchange.response.status === 200
    // Anything else may change at any time, such as a time of the server.
    bodies[id] = { view: ok ? known(pick(id, body), context.plan.names) : 'no response', exchange }
  }
  return bodies
}
