import { bodyRules } from '#tests/conformance/rules/bodies.ts'
import { accepted, isExpired, objectOf, summary, type Exchange } from './exchange.ts'
import type { ResponseRule, Violation } from './rule.ts'

export function survives(exchange: Exchange): Violation | undefined {
  const [first] = violationsIn(bodyRules, exchange)
  if (first === undefined) return undefined
  const { rule, violation } = first
  return { ...violation, expected: `a response in the contract: ${violation.expected}`, repeats: rule.id }
}

/** A request without an operation must not get the response of one. */
export function refused(exchange: Exchange): Violation | undefined {
  const { response, operation } = exchange
  const expected = 'HTTP 3xx or 4xx, or HTTP 200 with a refusal'
  if (response.kind === 'none' || response.status >= 500) return { expected, got: summary(exchange) }
  if (response.status >= 300) return undefined
  const body = objectOf(exchange)
  const negative =
    body !== undefined &&
    (isRefusal(body['status']) || isRefusal(body['icon']) || Boolean(body['error']) || Boolean(body['failed']))
  if (negative && (operation === undefined || !accepted(operation, exchange))) return undefined
  return { expected, got: summary(exchange) }
}

function isRefusal(word: unknown): boolean {
  return typeof word === 'string' && word !== '' && word !== 'success'
}

export function expired(exchange: Exchange): Violation | undefined {
  return isExpired(exchange) ? undefined : { expected: 'HTTP 401', got: summary(exchange) }
}

export function violationsIn(
  rules: readonly ResponseRule[],
  exchange: Exchange,
): { rule: ResponseRule; violation: Violation }[] {
  const found: { rule: ResponseRule; violation: Violation }[] = []
  for (const rule of rules) {
    const violation = rule.check(exchange)
    if (violation === undefined) continue
    found.push({ rule, violation })
    if (rule.final === true) break
  }
  return found
}
