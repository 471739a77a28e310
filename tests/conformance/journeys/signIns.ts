import { accepted, objectOf } from '../exchange.ts'
import type { Heard } from '../exchange.ts'
import { operationOf } from '../bench.ts'
import type { Bench } from '../bench.ts'
import type { Step } from '../journey.ts'
import { trySignIn } from '../signIn.ts'

/** Two tries to sign in: with what was good before a change, and with what should be good now. */
export interface SignIns {
  before: Step
  after: Step
}

/** A try to sign in as a step of a journey. It is accepted when there is a token. */
export async function tryAs(bench: Bench, email: string, password: string, note?: string): Promise<Step> {
  return stepOf(bench, await trySignIn(bench, email, password, note))
}

/** Whether a try was answered at all. Where the sign-in breaks, nothing says whether the password is the right one. */
export function isAnswered({ heard }: Step): boolean {
  return heard.reply.kind === 'answer' && heard.reply.status === 200 && objectOf(heard) !== undefined
}

function stepOf(bench: Bench, heard: Heard): Step {
  const answer = objectOf(heard) ?? {}
  return { heard, answer, accepted: accepted(operationOf(bench, 'signIn'), heard) && typeof answer['jwt'] === 'string' }
}
