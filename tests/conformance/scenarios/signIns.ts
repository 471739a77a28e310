import { operationOf, type Context } from '#tests/conformance/context.ts'
import { accepted, objectOf, summary, type Exchange } from '#tests/conformance/exchange.ts'
import type { Violation } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'
import { trySignIn } from '#tests/conformance/signIn.ts'

/** Two tries to sign in: with what was good before a change, and with what should be good now. */
export interface SignIns {
  before: Step
  after: Step
}

/** A try to sign in as a step of a scenario. It is accepted when there is a token. */
export async function tryAs(context: Context, email: string, password: string, note?: string): Promise<Step> {
  return stepOf(context, await trySignIn(context, email, password, note))
}

/** After a change of credentials: the new ones sign in, the old ones do not. */
export function onlyTheNewSignsIn({ before, after }: SignIns): Violation | undefined {
  if (!hasResponse(after)) return undefined
  if (!after.accepted) return { expected: 'a sign-in with what is new', got: summary(after.exchange) }
  return before.accepted ? { expected: 'no sign-in with what was before', got: summary(before.exchange) } : undefined
}

/** Whether a try got a response at all. Where the sign-in breaks, nothing says whether the password is the right one. */
function hasResponse({ exchange }: Step): boolean {
  return exchange.response.kind === 'received' && exchange.response.status === 200 && objectOf(exchange) !== undefined
}

function stepOf(context: Context, exchange: Exchange): Step {
  const body = objectOf(exchange) ?? {}
  return {
    exchange,
    body,
    accepted: accepted(operationOf(context, 'signIn'), exchange) && typeof body['jwt'] === 'string',
  }
}
