/** Whether each loader's answer shows that it was this loader that answered. */
import { isDeepStrictEqual } from 'node:util'
import { selected } from './bench.ts'
import type { Bench } from './bench.ts'
import { objectOf } from './exchange.ts'
import type { Heard } from './exchange.ts'
import type { PlannedOperation } from './plan.ts'
import { answersDistinguishable } from './rules/answers-distinguishable.ts'
import { answersOwnOperation } from './rules/answers-own-operation.ts'
import type { StateRule } from './rule.ts'

/** Compares the answers of all loaders with the schemas of all others. */
export function proveDispatch(bench: Bench): void {
  const loaders = bench.plan.operations.filter(({ kind }) => kind === 'loader')
  for (const operation of loaders) {
    const heard = bench.loaded.get(operation.id)
    if (heard === undefined || objectOf(heard) === undefined || !selected(bench, operation)) continue
    const others = loaders.filter(({ id }) => id !== operation.id)
    if (heard.issues.length > 0) {
      const other = others.find((candidate) => isAnswerOf(candidate, operation, heard, bench))
      judge(bench, answersOwnOperation, { id: operation.id, other: other?.id }, heard)
    } else {
      judge(bench, answersOwnOperation, { id: operation.id, other: undefined }, heard)
      for (const other of others) {
        const state = { id: operation.id, other: other.id, foreign: foreignFields(operation, other, heard) }
        judge(bench, answersDistinguishable, state, heard)
      }
    }
  }
}

/** An answer that does not fit its own operation but another one, and is no different from that one's, is that one's. */
function isAnswerOf(other: PlannedOperation, own: PlannedOperation, heard: Heard, { loaded }: Bench): boolean {
  const answer = objectOf(heard)
  if (other.violations(answer).length > 0) return false
  const theirs = loaded.get(other.id)
  if (theirs !== undefined) return isDeepStrictEqual(objectOf(theirs), answer)
  return [...other.promised].some((name) => !own.declared.has(name))
}

/** What the other operation promises and this one does not know, if the answer would do for the other one. */
function foreignFields(own: PlannedOperation, other: PlannedOperation, heard: Heard): string[] {
  const foreign = [...other.promised].filter((name) => !own.declared.has(name))
  return foreign.length > 0 && other.violations(objectOf(heard)).length === 0 ? foreign : []
}

function judge<State>({ findings }: Bench, rule: StateRule<State>, state: State, heard: Heard): void {
  findings.asked(rule)
  findings.checks += 1
  const violation = rule.check(state)
  if (violation !== undefined) findings.addViolation(rule, violation, heard)
}
