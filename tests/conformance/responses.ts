/** In order: violations that make later rules pointless come first. */
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
  documentsPrivate,
  feeBalance,
  formComplete,
  idsUnique,
  lineIdentified,
  newestFirst,
  noSecrets,
  noticesWithoutAddresses,
  noTokenInLoader,
  outcomeClear,
  outcomeIs200,
  ownData,
  plainText,
  reasonGiven,
  shellCarried,
  verifyTwoFields,
} from '#tests/conformance/rules/contents.ts'
import type { Exchange } from './exchange.ts'
import type { ResponseRule, Violation } from './rule.ts'

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

export const outcomeRules: readonly ResponseRule[] = [
  outcomeIs200,
  noTokenInLoader,
  noSecrets,
  plainText,
  idsUnique,
  outcomeClear,
  addressesFit,
  feeBalance,
  lineIdentified,
  formComplete,
  noticesWithoutAddresses,
  documentsPrivate,
  shellCarried,
  verifyTwoFields,
  reasonGiven,
  newestFirst,
  ownData,
  responseQuick,
]

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
