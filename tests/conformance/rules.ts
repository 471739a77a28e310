import {
  factsAgree,
  idsStay,
  responsesDistinguishable,
  responsesOwnOperation,
} from '#tests/conformance/rules/agreement.ts'
import { failureIsJson } from '#tests/conformance/rules/bodies.ts'
import { codesOwn } from '#tests/conformance/rules/codes.ts'
import { longPasswordWhole } from '#tests/conformance/rules/credentials.ts'
import { actionServed, effectShown, othersUntouched, sessionLasts } from '#tests/conformance/rules/effects.ts'
import { pinTries, triesCounted } from '#tests/conformance/rules/pins.ts'
import { foreignRecordKept } from '#tests/conformance/rules/records.ts'
import { keyCountsOnce, keyInSession, keyNotReused, keyOwn, repliesAlike } from '#tests/conformance/rules/transfers.ts'
import { callRules } from './calls.ts'
import { bodyRules, outcomeRules } from './responses.ts'
import type { Rule } from './rule.ts'
import { scenarios } from './scenarios.ts'

/** Optional: there may be no second customer, or nothing to report. */
const stateRules = [
  ...[
    foreignRecordKept,
    actionServed,
    effectShown,
    codesOwn,
    factsAgree,
    idsStay,
    keyCountsOnce,
    othersUntouched,
    pinTries,
    sessionLasts,
  ],
  ...[keyInSession, keyNotReused, keyOwn, longPasswordWhole, repliesAlike, triesCounted],
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
