/** The rules for responses, in the order in which they are checked: what makes the rest pointless is first. */
import {
  absentNotNull,
  allowedValues,
  bodyNotEmpty,
  contentTypeJson,
  exactTypes,
  noBom,
  noHtmlPage,
  noServerError,
  nothingAroundJson,
  objectNotList,
  requiredFields,
  responseArrives,
  responseQuick,
  sessionResponse,
  textReadable,
  validJson,
} from '#tests/conformance/rules/bodies.ts'
import {
  addressesFit,
  feeBalance,
  idsUnique,
  newestFirst,
  noSecrets,
  noTokenInLoader,
  outcomeClear,
  outcomeIs200,
  ownData,
  plainText,
  shellCarried,
  verifyTwoFields,
} from '#tests/conformance/rules/contents.ts'
import type { Exchange } from './exchange.ts'
import type { ResponseRule, Violation } from './rule.ts'

/** What holds for a body, whatever the request was. */
export const bodyRules: readonly ResponseRule[] = [
  responseArrives,
  noServerError,
  bodyNotEmpty,
  textReadable,
  noBom,
  noHtmlPage,
  nothingAroundJson,
  validJson,
  contentTypeJson,
  sessionResponse,
  objectNotList,
  absentNotNull,
  exactTypes,
  requiredFields,
  allowedValues,
]

/** What holds for the response to a call that is in order, beside what holds for its body. */
export const outcomeRules: readonly ResponseRule[] = [
  outcomeIs200,
  noTokenInLoader,
  noSecrets,
  plainText,
  idsUnique,
  outcomeClear,
  addressesFit,
  feeBalance,
  shellCarried,
  verifyTwoFields,
  newestFirst,
  ownData,
  responseQuick,
]

/** What the rules have against a response. */
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
