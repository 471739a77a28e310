/** Every rule there is. */
import { bodyRules, outcomeRules } from './answers.ts'
import { callRules } from './calls.ts'
import { journeys } from './journeys.ts'
import type { Rule } from './rule.ts'
import { answersDistinguishable } from './rules/answers-distinguishable.ts'
import { answersOwnOperation } from './rules/answers-own-operation.ts'
import { failureIsJson } from './rules/failure-is-json.ts'
import { foreignRecordKept } from './rules/foreign-record-kept.ts'

export const rules: readonly Rule[] = [
  ...new Set<Rule>([
    ...bodyRules,
    failureIsJson,
    ...outcomeRules,
    answersOwnOperation,
    answersDistinguishable,
    ...callRules,
    ...journeys.flatMap((journey) => journey.rules),
    foreignRecordKept,
  ]),
]
