/** What another customer has, to be compared before and after. */
import { operationOf } from './bench.ts'
import type { Account } from './exchange.ts'
import type { Stage } from './journey.ts'
import { tryAs } from './journeys/signIns.ts'
import { othersUntouched } from './rules/others-untouched.ts'
import type { Heard } from './exchange.ts'

export interface Watch {
  /** Compares now with the beginning; a difference is the doing of the given call. */
  compare: (heard: Heard) => Promise<void>
}

/** Watches what the given loaders answer to another customer, if there is one. `pick` takes what is compared. */
export async function watchOther(
  stage: Stage,
  loaders: readonly string[],
  pick: (id: string, answer: Record<string, unknown>) => unknown = (_id, answer) => answer,
): Promise<Watch> {
  const { bench, judge, skip } = stage
  const { second } = bench.accounts
  if (second?.token === undefined) {
    skip(othersUntouched, 'no second customer: --email2 and --password2')
    return { compare: () => Promise.resolve() }
  }
  const before = await read(stage, second, loaders, pick)
  return {
    compare: async (heard) => {
      const after = await read(stage, second, loaders, pick)
      for (const id of loaders)
        judge(othersUntouched, { what: `${id} of another customer`, before: before[id], after: after[id] }, heard)
    },
  }
}

/** Watches whether the PIN of another customer is accepted. One that is not accepted before proves nothing. */
export async function watchPin({ probe, judge, skip }: Stage, other: Account | undefined): Promise<Watch> {
  const { pin } = other ?? {}
  const isRight = async (): Promise<boolean> =>
    pin !== undefined && (await probe('confirmPin', { pin }, other, 'the PIN of another customer')).accepted
  if (pin === undefined || !(await isRight())) {
    skip(othersUntouched, 'no other customer with a PIN that is accepted')
    return { compare: () => Promise.resolve() }
  }
  return {
    compare: async (heard) =>
      judge(othersUntouched, { what: 'the PIN of another customer', before: true, after: await isRight() }, heard),
  }
}

/** Watches whether another customer can sign in. */
export async function watchSignIn({ bench, judge, skip }: Stage, other: Account | undefined): Promise<Watch> {
  const canSignIn = async (): Promise<boolean> =>
    other !== undefined && (await tryAs(bench, other.email, other.password)).accepted
  if (!(await canSignIn())) {
    skip(othersUntouched, 'no other customer who can sign in')
    return { compare: () => Promise.resolve() }
  }
  return {
    compare: async (heard) =>
      judge(
        othersUntouched,
        { what: 'the sign-in of another customer', before: true, after: await canSignIn() },
        heard,
      ),
  }
}

async function read(
  { bench, probe }: Stage,
  account: Account,
  loaders: readonly string[],
  pick: (id: string, answer: Record<string, unknown>) => unknown,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const id of loaders) {
    const { answer, heard } = await probe(id, {}, account)
    const ok = heard.reply.kind === 'answer' && heard.reply.status === 200
    answers[operationOf(bench, id).id] = ok ? pick(id, answer) : 'no answer'
  }
  return answers
}
