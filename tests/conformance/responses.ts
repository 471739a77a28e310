/** The rules for responses, in the order in which they are checked: what makes the rest pointless is first. */
import { absentNotNull } from '#tests/conformance/rules/absent-not-null.ts'
import { addressesFit } from '#tests/conformance/rules/addresses-fit.ts'
import { allowedValues } from '#tests/conformance/rules/allowed-values.ts'
import { bodyNotEmpty } from '#tests/conformance/rules/body-not-empty.ts'
import { contentTypeJson } from '#tests/conformance/rules/content-type-json.ts'
import { exactTypes } from '#tests/conformance/rules/exact-types.ts'
import { feeBalance } from '#tests/conformance/rules/fee-balance.ts'
import { idsUnique } from '#tests/conformance/rules/ids-unique.ts'
import { newestFirst } from '#tests/conformance/rules/newest-first.ts'
import { noBom } from '#tests/conformance/rules/no-bom.ts'
import { noHtmlPage } from '#tests/conformance/rules/no-html-page.ts'
import { noSecrets } from '#tests/conformance/rules/no-secrets.ts'
import { noServerError } from '#tests/conformance/rules/no-server-error.ts'
import { noTokenInLoader } from '#tests/conformance/rules/no-token-in-loader.ts'
import { nothingAroundJson } from '#tests/conformance/rules/nothing-around-json.ts'
import { objectNotList } from '#tests/conformance/rules/object-not-list.ts'
import { outcomeClear } from '#tests/conformance/rules/outcome-clear.ts'
import { outcomeIs200 } from '#tests/conformance/rules/outcome-is-200.ts'
import { ownData } from '#tests/conformance/rules/own-data.ts'
import { plainText } from '#tests/conformance/rules/plain-text.ts'
import { requiredFields } from '#tests/conformance/rules/required-fields.ts'
import { responseArrives } from '#tests/conformance/rules/response-arrives.ts'
import { responseQuick } from '#tests/conformance/rules/response-quick.ts'
import { sessionResponse } from '#tests/conformance/rules/session-response.ts'
import { shellCarried } from '#tests/conformance/rules/shell-carried.ts'
import { validJson } from '#tests/conformance/rules/valid-json.ts'
import { verifyTwoFields } from '#tests/conformance/rules/verify-two-fields.ts'
import type { Exchange } from './exchange.ts'
import type { ResponseRule, Violation } from './rule.ts'

/** What holds for a body, whatever the request was. */
export const bodyRules: readonly ResponseRule[] = [
  responseArrives,
  noServerError,
  bodyNotEmpty,
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
