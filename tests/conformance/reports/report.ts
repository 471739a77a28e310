import { selected, skipReason, type Context } from '#tests/conformance/context.ts'
import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { counted } from '#tests/conformance/counted.ts'
import { endpointId, type Finding, type SkippedRule } from '#tests/conformance/findings.ts'
import { leftOut, textOf } from '#tests/conformance/leftOut.ts'
import { withVisibleTexts } from './visible.ts'

export type Result = 'conforms' | 'violates' | 'warns' | 'not implemented' | 'not exercised'

export interface OperationReport {
  id: string
  wire: string
  domain: string
  result: Result
  reason?: string
  known?: string
  /** Rules that a run of some operations could not check, and the operations that they need. */
  unchecked?: { rules: readonly string[]; needs: readonly string[] }
  cases: number
  findings: Finding[]
}

export interface Report {
  contract: string
  endpoint: string
  scope: 'reads' | 'writes'
  seed: number
  /** The operations that were asked for by name; absent for all. */
  only?: readonly string[]
  cases: number
  checks: number
  ms: number
  operations: OperationReport[]
  skippedRules: SkippedRule[]
  notes: string[]
  /** Why the run ended before it could judge anything. */
  stopped?: string
}

export function reportOf(context: Context, ms: number): Report {
  const { plan, settings, findings } = context
  const operations = plan.operations.filter((operation) => selected(context, operation))
  return withVisibleTexts({
    contract: `${plan.title} ${plan.version}`,
    endpoint: settings.endpoint.href,
    scope: settings.scope,
    seed: settings.seed,
    ...(settings.only === undefined ? {} : { only: settings.only }),
    cases: findings.cases,
    checks: findings.checks,
    ms,
    operations: [endpointReport(context), ...operations.map((operation) => operationReport(context, operation))],
    skippedRules: findings.skippedRules(),
    notes: [...new Set(findings.notes)],
  })
}

/** Command line or contract may have been unreadable. */
export function emptyReportOf(plan: Plan | undefined, endpoint: string, stopped: string): Report {
  const rows = plan?.operations.map(({ id, wire, domain }) => ({
    ...{ id, wire, domain, result: 'not exercised' as const, reason: stopped, cases: 0, findings: [] },
  }))
  return {
    ...{
      contract: plan === undefined ? 'unknown' : `${plan.title} ${plan.version}`,
      endpoint,
      scope: 'reads',
      seed: 0,
    },
    ...{ cases: 0, checks: 0, ms: 0, operations: rows ?? [], skippedRules: [], notes: [], stopped },
  }
}

function endpointReport({ findings }: Context): OperationReport {
  const own = findings.all.filter(({ operation }) => operation === endpointId)
  const { cases } = findings.tally(endpointId)
  return { id: endpointId, wire: '', domain: endpointId, result: resultOf(own), cases, findings: own }
}

function operationReport(context: Context, operation: PlannedOperation): OperationReport {
  const { id, wire, domain } = operation
  const own = context.findings.all.filter((finding) => finding.operation === id)
  const { cases, accepted, refusal, reason: why, known, unchecked } = context.findings.tally(id)
  const reason = why && textOf(why)
  const row = { id, wire, domain, cases, findings: own, ...(unchecked.needs.length === 0 ? {} : { unchecked }) }
  if (context.findings.isMissing(id)) {
    const status = context.findings.tally(id).missing ?? 0
    return {
      ...row,
      findings: [],
      result: 'not implemented',
      reason: status === 404 ? `HTTP 404 for the name ${wire}, spelled so` : `HTTP ${status}`,
      ...(context.settings.allowMissing === true ? { known: `HTTP ${status}` } : {}),
    }
  }
  if (accepted > 0 || own.length > 0) return { ...row, result: resultOf(own) }
  const refused = `every call was refused: ${context.secrets.redact(refusal ?? '')}`
  // The scenario that would have shown a success may say what it lacks.
  const isTold = reason === undefined || reason.includes(refusal ?? '')
  const onlyRefused = refusal === undefined ? undefined : isTold ? refused : `${refused}; ${reason}`
  return {
    ...row,
    result: 'not exercised',
    reason: (refusal === undefined ? skipReason(context, operation) : onlyRefused) ?? reason ?? 'no scenario calls it',
    ...(known === undefined ? {} : { known }),
  }
}

export function resultOf(findings: readonly Finding[]): Result {
  const open = findings.filter(({ known }) => known === undefined)
  if (open.some(({ level }) => level === 'MUST')) return 'violates'
  return open.length > 0 ? 'warns' : 'conforms'
}

export function presentText(report: Report): string {
  const { conforms, violates, warns, 'not implemented': missing } = countResults(report)
  const present = `${conforms + violates + warns} of ${report.operations.length - 1} are certainly there`
  return missing === 0 ? '' : `, ${missing} not implemented (${present})`
}

export function countResults({ operations }: Report): Record<Result, number> {
  const counts = { conforms: 0, violates: 0, warns: 0, 'not implemented': 0, 'not exercised': 0 }
  for (const { id, result } of operations) if (id !== endpointId) counts[result] += 1
  return counts
}

/** The rules that --only has left out are counted: `--json` names them. */
export function skippedLines({ skippedRules }: Report): string[] {
  const byReason = new Map<string, string[]>()
  const others = skippedRules.filter(({ isLeftOut }) => !isLeftOut)
  for (const { id, reason, known = reason } of others) byReason.set(known, [...(byReason.get(known) ?? []), id])
  const left = leftOutText(skippedRules)
  return [
    ...[...byReason].map(([reason, ids]) => `${ids.join(', ')}: ${reason}`),
    ...(left === undefined ? [] : [`${left}, which --json names`]),
  ]
}

function leftOutText(skippedRules: Report['skippedRules']): string | undefined {
  const count = skippedRules.filter(({ isLeftOut }) => isLeftOut).length
  return count === 0 ? undefined : `${counted(count, 'rule')} ${textOf(leftOut)}`
}

/** Beside the result of an operation: why there is none, or what it does not include. */
export function remarkOn({ reason, known, unchecked }: OperationReport): string | undefined {
  if (reason !== undefined || unchecked === undefined) return known ?? reason
  const { rules, needs } = unchecked
  return `in part only: ${rules.length} skipped ${rules.length === 1 ? 'rule needs' : 'rules need'} ${needs.join(', ')}`
}

/** `strict` counts warnings, and what could not be tested. */
export function passes(report: Report, strict: boolean): boolean {
  const isOpen = report.skippedRules.some(({ known }) => known === undefined)
  return failing(report, strict).size === 0 && !(strict && isOpen)
}

/** What fails a run because nothing was shown; empty for none. */
export function unshownText(report: Report, strict: boolean): string {
  const { skippedRules, only } = report
  const open = skippedRules.filter(({ known }) => known === undefined)
  const left = leftOutText(open)
  const rules = [
    ...open.filter(({ isLeftOut }) => !isLeftOut).map(({ id }) => id),
    ...(left === undefined ? [] : [left]),
  ]
  const idle = [...failing(report, strict)].filter(({ result }) => result === 'not exercised')
  const companions = [...new Set(report.operations.flatMap(({ unchecked }) => unchecked?.needs ?? []))]
  const flag = only === undefined ? '--strict' : '--only'
  const reasons = [...new Set(idle.map(({ reason = '' }) => reason))].map((reason) => {
    const ids = idle.filter((operation) => operation.reason === reason).map(({ id }) => id)
    return `${ids.join(', ')} (${reason})`
  })
  return [
    ...(!strict || rules.length === 0 ? [] : [`--strict: rules that were not checked: ${rules.join(', ')}\n`]),
    ...(idle.length === 0 ? [] : [`${flag}: operations that were not exercised: ${reasons.join('; ')}\n`]),
    ...(companions.length === 0 ? [] : [`--only: for a complete result add ${companions.join(',')}\n`]),
  ].join('')
}

/** An operation that was asked for by name must be exercised. */
export function failing({ operations, only }: Report, strict: boolean): Set<OperationReport> {
  const isOpen = (result: Result): boolean =>
    result === 'not implemented' ||
    (strict && result !== 'conforms') ||
    (only !== undefined && result === 'not exercised')
  return new Set(
    operations.filter(({ result, known }) => result === 'violates' || (known === undefined && isOpen(result))),
  )
}

const moneyRules: Readonly<Record<string, string>> = {
  'booked-once': 'ONE ORDER WAS BOOKED MORE THAN ONCE',
  'key-counts-once': 'AN ORDER SENT TWICE WITH ONE KEY WAS BOOKED TWICE',
  'refusal-inert': 'DATA CHANGED AFTER A REFUSED ACTION',
  'transfer-needs-pin': 'A TRANSFER WAS ACCEPTED WITHOUT A PIN',
  'transfer-needs-code': 'A TRANSFER WAS ACCEPTED WITHOUT ITS CODE',
  'fee-inside': 'A TRANSFER DEBITED ANOTHER AMOUNT THAN ORDERED',
  'review-first': 'A SUBMISSION CHANGED THE ACCOUNT BEFORE ANY REVIEW',
  'others-untouched': "ANOTHER CUSTOMER'S DATA CHANGED AFTER AN ACTION",
}

export function moneyLines({ operations }: Report): string[] {
  return Object.entries(moneyRules).flatMap(([rule, line]) => {
    const at = operations.filter(({ findings }) =>
      findings.some((finding) => finding.rule === rule && finding.known === undefined),
    )
    return at.length === 0 ? [] : [`${line}: ${at.map(({ id }) => id).join(', ')}`]
  })
}
