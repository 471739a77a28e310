import { digest } from '#src/lib/digest.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'
import type { OperationId } from './generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from './reading/outcome.ts'

/** The requests sent under one idempotency key. */
export interface Attempts {
  underway: number
  /** Requests whose response did not settle the key. */
  doubts: number
}

interface Attempt extends Attempts {
  key: string
  /** A salted digest of the fields. Undefined in browsers without digests: such a key is used once. */
  identity: string | undefined
}

/**
 * No outcome means that nothing was sent. A success settles the key unless another attempt is under way, whose response
 * must not deny it.
 */
export function answeredBy(
  outcome: AnyOutcome | undefined,
  { underway, doubts }: Attempts,
): Attempts & { isAccepted: boolean } {
  const isAccepted = outcome?.kind === 'success' && underway === 1
  return { isAccepted, underway: underway - 1, doubts: doubts + (outcome === undefined || isAccepted ? 0 : 1) }
}

/** A refusal of one attempt proves nothing about another, which may have worked. */
export function isDeniedBy(outcome: AnyOutcome, { underway, doubts }: Attempts): boolean {
  return underway + doubts === 1 && outcome.kind !== 'success' && !mayHaveWorked(outcome)
}

const salt = newUuid()
const latest = new Map<OperationId, Attempt>()

onSessionEnd({ ended: () => latest.clear() })

/** The same fields have the same key until it is settled. Orders of money have their own (`src/orders`). */
export async function keyOf(operation: OperationId, body: FormData | URLSearchParams): Promise<string> {
  const fields = [...body].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ])
  const identity = await digest(salt, JSON.stringify(fields))
  const known = latest.get(operation)
  if (known !== undefined && identity !== undefined && known.identity === identity) return known.key
  const key = newUuid()
  latest.set(operation, { key, identity, underway: 0, doubts: 0 })
  return key
}

export function noteSent(operation: OperationId, key: string): void {
  const attempt = latest.get(operation)
  if (attempt?.key === key) attempt.underway += 1
}

export function noteOutcome(operation: OperationId, key: string, outcome: AnyOutcome): void {
  const attempt = latest.get(operation)
  if (attempt?.key !== key) return
  const { isAccepted, ...next } = answeredBy(outcome, attempt)
  if (isAccepted || isDeniedBy(outcome, next)) latest.delete(operation)
  else latest.set(operation, { ...attempt, ...next })
}
