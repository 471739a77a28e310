import type { OperationId } from '#src/api/generated/operations.ts'

export interface Violation {
  /** Such as `transactions[3].amount`; empty for the response itself. */
  path: string
  /** `converted`: readable, but of another type. `absent`: unreadable. `omitted`: an entry of a list. */
  effect: 'converted' | 'absent' | 'omitted'
}

type Listener = (report: { operation: OperationId; violations: readonly Violation[] }) => void

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

/** Also if what it is part of could not be read. */
export function isUnread(violations: readonly Violation[], path: string): boolean {
  return violations.some(({ effect, path: missing }) => effect === 'absent' && `${path}.`.startsWith(`${missing}.`))
}

/** Whether the value and every entry of its list could be read. */
export function isReadable(violations: readonly Violation[], path: string): boolean {
  return !isUnread(violations, path) && omittedFrom(violations, path) === 0
}

/** Whether the value was sent as the contract has it: null can be shown as an empty list, but proves nothing. */
export function isComplete(violations: readonly Violation[], path: string): boolean {
  return isReadable(violations, path) && !wasConverted(violations, path)
}

export function wasConverted(violations: readonly Violation[], path: string): boolean {
  return violations.some((violation) => violation.effect === 'converted' && violation.path === path)
}
