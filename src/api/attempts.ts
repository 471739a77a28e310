import { digest } from '#src/lib/digest.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'
import type { OperationId } from './generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from './reading/outcome.ts'

/** The requests sent under one idempotency key. */
interface Attempt {
  key: string
  /** A salted digest of the fields. Undefined in browsers without digests: such a key is used once. */
  identity: string | undefined
  /** Sent, without a response yet. */
  underway: number
  /** Those with a response that may have worked. While there is one, no refusal settles the key. */
  doubts: number
}

/** Undefined once the key is settled: by a clear success, or because no attempt can have worked. */
function afterOutcome(attempt: Attempt, outcome: AnyOutcome): Attempt | undefined {
  const isSuccess = outcome.kind === 'success'
  const underway = attempt.underway - 1
  // The response to an attempt under way must not deny this success.
  const doubts = attempt.doubts + (mayHaveWorked(outcome) || (isSuccess && underway > 0) ? 1 : 0)
  return underway === 0 && (isSuccess || doubts === 0) ? undefined : { ...attempt, underway, doubts }
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
  const next = afterOutcome(attempt, outcome)
  if (next === undefined) latest.delete(operation)
  else latest.set(operation, next)
}
