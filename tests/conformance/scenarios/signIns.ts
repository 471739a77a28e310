import { operationOf, type Context, type Values } from '#tests/conformance/context.ts'
import { accepted, objectOf, summary, textSent, type Exchange, isServed } from '#tests/conformance/exchange.ts'
import type { Violation } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'
import { trySignIn } from '#tests/conformance/signIn.ts'

export interface SignIns {
  before: Step
  after: Step
}

export async function tryAs(
  context: Context,
  email: string,
  password: string,
  note?: string,
  more?: Values,
): Promise<Step> {
  return stepOf(context, await trySignIn(context, email, password, note, more))
}

/** The password is right: the bank may demand the verification of the address or of the identity first. */
export function knowsPassword({ accepted, body }: Step): boolean {
  return accepted || body['verified'] !== undefined || body['submitted'] !== undefined
}

/** The address is verified: the bank demands the verification of the identity at most. */
export function isVerified({ accepted, body }: Step): boolean {
  return accepted || body['submitted'] !== undefined
}

export function onlyTheNewSignsIn({ before, after }: SignIns): Violation | undefined {
  if (!hasResponse(after)) return undefined
  if (!knowsPassword(after))
    return { expected: `a sign-in with the new credentials${special(after)}`, got: summary(after.exchange) }
  return before.accepted ? { expected: 'no sign-in with the former ones', got: summary(before.exchange) } : undefined
}

/** The characters of the password that a backend may alter. */
function special({ exchange }: Step): string {
  const odd = [...new Set(textSent(exchange, 'password')?.match(/[^A-Za-z0-9!-]/g))]
  return odd.length === 0
    ? ''
    : `: the password has ${odd.map((letter) => (letter === ' ' ? 'a space' : letter)).join(' ')}`
}

/** Without a response the try proves nothing about the password. */
function hasResponse({ exchange }: Step): boolean {
  return isServed(exchange) && objectOf(exchange) !== undefined
}

function stepOf(context: Context, exchange: Exchange): Step {
  const body = objectOf(exchange) ?? {}
  return {
    exchange,
    body,
    accepted: accepted(operationOf(context, 'signIn'), exchange) && typeof body['jwt'] === 'string',
  }
}
