/** The rules for responses, in the order in which they are checked: what makes the rest pointless is first. */
import type { Exchange } from './exchange.ts'
import type { ResponseRule, Violation } from './rule.ts'
import { addressesFit } from './rules/addresses-fit.ts'
import { absentNotNull } from './rules/absent-not-null.ts'
import { allowedValues } from './rules/allowed-values.ts'
import { responseArrives } from './rules/response-arrives.ts'
import { responseQuick } from './rules/response-quick.ts'
import { bodyNotEmpty } from './rules/body-not-empty.ts'
import { contentTypeJson } from './rules/content-type-json.ts'
import { exactTypes } from './rules/exact-types.ts'
import { newestFirst } from './rules/newest-first.ts'
import { idsUnique } from './rules/ids-unique.ts'
import { noSecrets } from './rules/no-secrets.ts'
import { outcomeClear } from './rules/outcome-clear.ts'
import { plainText } from './rules/plain-text.ts'
import { noBom } from './rules/no-bom.ts'
import { noHtmlPage } from './rules/no-html-page.ts'
import { noServerError } from './rules/no-server-error.ts'
import { noTokenInLoader } from './rules/no-token-in-loader.ts'
import { nothingAroundJson } from './rules/nothing-around-json.ts'
import { objectNotList } from './rules/object-not-list.ts'
import { outcomeIs200 } from './rules/outcome-is-200.ts'
import { ownData } from './rules/own-data.ts'
import { requiredFields } from './rules/required-fields.ts'
import { sessionResponse } from './rules/session-response.ts'
import { validJson } from './rules/valid-json.ts'
import { feeBalance } from './rules/fee-balance.ts'
import { shellCarried } from './rules/shell-carried.ts'
import { verifyTwoFields } from './rules/verify-two-fields.ts'

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
