import type { OperationId } from '#src/api/generated/operations.ts'

export interface Violation {
  /** Such as `transactions[3].amount`; empty for the response itself. */
  path: string
  /** `converted`: readable, but of another type. `absent`: unreadable. `omitted`: an entry of a list. */
  effect: 'converted' | 'absent' | 'omitted'
}

export interface ViolationReport {
  operation: OperationId
  violations: readonly Violation[]
}

type Listener = (report: ViolationReport) => void

const listeners = new Set<Listener>()

export function reportViolations(operation: OperationId, violations: readonly Violation[]): void {
  if (violations.length === 0) return
  for (const listener of listeners) listener({ operation, violations })
}

export function subscribeViolations(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function omittedFrom(violations: readonly Violation[], path: string): number {
  return violations.filter(
    (violation) => violation.effect === 'omitted' && violation.path.replace(/\[\d+\]$/, '') === path,
  ).length
}

/** Whether neither the value, what it is part of, nor an entry of its list is missing. */
export function isComplete(violations: readonly Violation[], path: string): boolean {
  return (
    omittedFrom(violations, path) === 0 &&
    !violations.some(({ effect, path: missing }) => effect === 'absent' && `${path}.`.startsWith(`${missing}.`))
  )
}

export function wasConverted(violations: readonly Violation[], path: string): boolean {
  return violations.some((violation) => violation.effect === 'converted' && violation.path === path)
}
