import { selected, skipReason, type Context } from '#tests/conformance/context.ts'
import { counted } from '#tests/conformance/contract/issues.ts'
import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { type Finding, type SkippedRule, endpointId, leftOut } from '#tests/conformance/findings.ts'
import { withVisibleTexts } from './visible.ts'

export type Result = 'conforms' | 'violates' | 'warns' | 'not implemented' | 'not exercised'

export interface OperationReport {
  id: string
  wire: string
  domain: string
  result: Result
  reason?: string
  known?: string
  cases: number
  findings: Finding[]
}

export interface Report {
  contract: string
  endpoint: string
  scope: 'reads' | 'writes'
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
  const redact = (text: string): string => context.secrets.redact(text)
  return withVisibleTexts({
    contract: `${plan.title} ${plan.version}`,
    endpoint: settings.endpoint.href,
    scope: settings.scope,
    ...(settings.only === undefined ? {} : { only: settings.only }),
    cases: findings.cases,
    checks: findings.checks,
    ms,
    operations: [endpointReport(context), ...operations.map((operation) => operationReport(context, operation))],
    skippedRules: findings.skippedRules().map((entry) => ({ ...entry, reason: redact(entry.reason) })),
    notes: [...findings.lockedOut, ...new Set(findings.notes.map(redact))],
  })
}

/** Command line or contract may have been unreadable. */
export function emptyReportOf(plan: Plan | undefined, endpoint: string, stopped: string): Report {
  const rows = plan?.operations.map(({ id, wire, domain }) => ({
    ...{ id, wire, domain, result: 'not exercised' as const, reason: stopped, cases: 0, findings: [] },
  }))
  return withVisibleTexts({
    ...{ contract: plan === undefined ? 'unknown' : `${plan.title} ${plan.version}`, endpoint, scope: 'reads' },
    ...{ cases: 0, checks: 0, ms: 0, operations: rows ?? [], skippedRules: [], notes: [], stopped },
  })
}

function endpointReport({ findings }: Context): OperationReport {
  const own = findings.reported(endpointId)
  const { cases } = findings.tally(endpointId)
  return { id: endpointId, wire: '', domain: endpointId, result: resultOf(own), cases, findings: own }
}

function operationReport(context: Context, operation: PlannedOperation): OperationReport {
  const { findings, secrets } = context
  const { id, wire, domain } = operation
  const own = findings.reported(id)
  const { cases, accepted, refusal, reason, known, missing = 0 } = findings.tally(id)
  const row = { id, wire, domain, cases, findings: own }
  if (findings.isMissing(id))
    return {
      ...row,
      findings: [],
      result: 'not implemented',
      reason: missing === 404 ? `HTTP 404 for the name ${wire}, spelled so` : `HTTP ${missing}`,
    }
  if (accepted > 0 || own.length > 0) return { ...row, result: resultOf(own) }
  const refused = `every call was refused: ${refusal ?? ''}`
  // The cell that would have shown a success may give what it lacks.
  const isTold = reason === undefined || reason.includes(refusal ?? '')
  const onlyRefused = refusal === undefined ? undefined : isTold ? refused : `${refused}; ${reason}`
  const shown = refusal === undefined ? skipReason(context, operation) : onlyRefused
  return {
    ...row,
    result: 'not exercised',
    reason: secrets.redact(shown ?? reason ?? 'nothing calls it'),
    ...(known === undefined ? {} : { known: secrets.redact(known) }),
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

/** Those about other operations than the ones of --only are counted: `--json` names them. */
export function skippedLines({ skippedRules }: Report): string[] {
  const byReason = new Map<string, string[]>()
  for (const { id, reason } of skippedRules) byReason.set(reason, [...(byReason.get(reason) ?? []), id])
  return [...byReason].map(([reason, ids]) =>
    reason === leftOut
      ? `${counted(ids.length, 'rule')} ${reason}, which --json names`
      : `${ids.join(', ')}: ${reason}`,
  )
}

export function passes(report: Report): boolean {
  return failing(report).size === 0
}

/** An operation that was asked for by name must be exercised. */
export function failing({ operations, only }: Report): Set<OperationReport> {
  const isOpen = (result: Result): boolean =>
    result === 'not implemented' || (only !== undefined && result === 'not exercised')
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

export function moneyLines({ operations }: Pick<Report, 'operations'>): string[] {
  return Object.entries(moneyRules).flatMap(([rule, line]) => {
    const at = operations.filter(({ findings }) =>
      findings.some((finding) => finding.rule === rule && finding.known === undefined),
    )
    return at.length === 0 ? [] : [`${line}: ${at.map(({ id }) => id).join(', ')}`]
  })
}
