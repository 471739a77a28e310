/** What several rules ask of an answer. */
import { violationsIn, bodyRules } from './answers.ts'
import { accepted, objectOf, summary } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import type { Violation } from './rule.ts'
import type { Step } from './scenario.ts'

/** The backend is still in order: no crash, and whatever it answered with 200 or 401 is in the contract. */
export function survives(exchange: Exchange): Violation | undefined {
  const [first] = violationsIn(bodyRules, exchange)
  if (first === undefined) return undefined
  const { rule, violation } = first
  return { ...violation, expected: `an answer in the contract: ${violation.expected}`, repeats: rule.id }
}

/** A call that names no operation is not answered as if it were one. */
export function refused(exchange: Exchange): Violation | undefined {
  const { reply, operation } = exchange
  const expected = 'HTTP 4xx, or HTTP 200 with an answer that says it is a refusal'
  if (reply.kind === 'none' || reply.status >= 500) return { expected, got: summary(exchange) }
  if (reply.status >= 400) return undefined
  const answer = objectOf(exchange)
  const negative =
    answer !== undefined &&
    (isRefusal(answer['status']) || isRefusal(answer['icon']) || Boolean(answer['error']) || Boolean(answer['failed']))
  if (negative && (operation === undefined || !accepted(operation, exchange))) return undefined
  return { expected, got: summary(exchange) }
}

function isRefusal(word: unknown): boolean {
  return typeof word === 'string' && word !== '' && word !== 'success'
}

/** What a call carries is wrong, so nothing may be done. */
export function mustBeRefused({ accepted: isAccepted, exchange }: Step): Violation | undefined {
  return isAccepted ? { expected: 'a refusal', got: summary(exchange) } : undefined
}

/** A call without a live session gets a 401. */
export function expired(exchange: Exchange): Violation | undefined {
  const { reply } = exchange
  return reply.kind === 'answer' && reply.status === 401 ? undefined : { expected: 'HTTP 401', got: summary(exchange) }
}
