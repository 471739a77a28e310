import { isDeepStrictEqual } from 'node:util'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { responsesDistinguishable, responsesOwnOperation } from '#tests/conformance/rules/agreement.ts'
import { selected, type Context } from './context.ts'
import { objectOf, type Exchange } from './exchange.ts'
import type { StateRule } from './rule.ts'

export function proveDispatch(context: Context): void {
  const loaders = context.plan.operations.filter(({ kind }) => kind === 'loader')
  for (const operation of loaders) {
    const exchange = context.loaded.get(operation.id)
    if (exchange === undefined || objectOf(exchange) === undefined || !selected(context, operation)) continue
    const others = loaders.filter(({ id }) => id !== operation.id)
    if (exchange.issues.length > 0) {
      const other = others.find((candidate) => isResponseOf(candidate, operation, exchange, context))
      judge(context, responsesOwnOperation, { id: operation.id, other: other?.id }, exchange)
    } else {
      judge(context, responsesOwnOperation, { id: operation.id, other: undefined }, exchange)
      for (const other of others) {
        const state = { id: operation.id, other: other.id, foreign: foreignFields(operation, other, exchange) }
        judge(context, responsesDistinguishable, state, exchange)
      }
    }
  }
}

function isResponseOf(
  other: PlannedOperation,
  own: PlannedOperation,
  exchange: Exchange,
  { loaded }: Context,
): boolean {
  const body = objectOf(exchange)
  if (other.violations(body).length > 0) return false
  const theirs = loaded.get(other.id)
  if (theirs !== undefined) return isDeepStrictEqual(objectOf(theirs), body)
  return [...other.promised].some((name) => !own.declared.has(name))
}

function foreignFields(own: PlannedOperation, other: PlannedOperation, exchange: Exchange): string[] {
  const foreign = [...other.promised].filter((name) => !own.declared.has(name))
  return foreign.length > 0 && other.violations(objectOf(exchange)).length === 0 ? foreign : []
}

function judge<State>({ findings }: Context, rule: StateRule<State>, state: State, exchange: Exchange): void {
  findings.checked(rule)
  findings.checks += 1
  const violation = rule.check(state)
  if (violation !== undefined) findings.addViolation(rule, violation, exchange)
}
