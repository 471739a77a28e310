/** Every rule there is. */
import { bodyRules, outcomeRules } from './responses.ts'
import { callRules } from './calls.ts'
import { scenarios } from './scenarios.ts'
import type { Rule } from './rule.ts'
import { responsesDistinguishable } from './rules/responses-distinguishable.ts'
import { responsesOwnOperation } from './rules/responses-own-operation.ts'
import { failureIsJson } from './rules/failure-is-json.ts'
import { foreignRecordKept } from './rules/foreign-record-kept.ts'
import { actionServed } from './rules/action-served.ts'
import { codesOwn } from './rules/codes-own.ts'
import { factsAgree } from './rules/facts-agree.ts'
import { keyCountsOnce } from './rules/key-counts-once.ts'
import { keyNotReused } from './rules/key-not-reused.ts'
import { othersUntouched } from './rules/others-untouched.ts'
import { pinTries } from './rules/pin-tries.ts'
import { triesCounted } from './rules/tries-counted.ts'
import { sessionLasts } from './rules/session-lasts.ts'

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
