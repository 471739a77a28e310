/** Every rule there is. */
import { actionServed } from '#tests/conformance/rules/action-served.ts'
import { codesOwn } from '#tests/conformance/rules/codes-own.ts'
import { factsAgree } from '#tests/conformance/rules/facts-agree.ts'
import { failureIsJson } from '#tests/conformance/rules/failure-is-json.ts'
import { foreignRecordKept } from '#tests/conformance/rules/foreign-record-kept.ts'
import { keyCountsOnce } from '#tests/conformance/rules/key-counts-once.ts'
import { keyNotReused } from '#tests/conformance/rules/key-not-reused.ts'
import { othersUntouched } from '#tests/conformance/rules/others-untouched.ts'
import { pinTries } from '#tests/conformance/rules/pin-tries.ts'
import { responsesDistinguishable } from '#tests/conformance/rules/responses-distinguishable.ts'
import { responsesOwnOperation } from '#tests/conformance/rules/responses-own-operation.ts'
import { sessionLasts } from '#tests/conformance/rules/session-lasts.ts'
import { triesCounted } from '#tests/conformance/rules/tries-counted.ts'
import { callRules } from './calls.ts'
import { bodyRules, outcomeRules } from './responses.ts'
import type { Rule } from './rule.ts'
import { scenarios } from './scenarios.ts'

/** Rules of scenarios that may do without them: there is nobody to compare with, or nothing to report. */
const stateRules = [
  ...[foreignRecordKept, actionServed, codesOwn, factsAgree, keyCountsOnce, othersUntouched, pinTries, sessionLasts],
  ...[keyNotReused, triesCounted],
]

export const rules: readonly Rule[] = [
  ...new Set<Rule>([
    ...bodyRules,
    failureIsJson,
    ...outcomeRules,
    responsesOwnOperation,
    responsesDistinguishable,
    ...callRules,
    ...scenarios.flatMap((scenario) => scenario.rules),
    ...stateRules,
  ]),
]
