/** An action that may have worked keeps its key for the same fields (a salted digest) until a clear success. */
import { digest } from '#src/lib/digest.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'
import type { OperationId } from './generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from './reading/outcome.ts'

interface Attempt {
  key: string
  /** Undefined in browsers without digests. Such an attempt is not repeated under its key. */
  identity: string | undefined
  mayHaveWorked: boolean
}

const salt = newUuid()
const attempts = new Map<OperationId, Attempt>()

onSessionEnd({ ended: () => attempts.clear() })

export async function keyOf(operation: OperationId, body: FormData | URLSearchParams): Promise<string> {
  const fields = [...body].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ])
  const identity = await digest(salt, JSON.stringify(fields))
  const last = attempts.get(operation)
  if (last !== undefined && identity !== undefined && last.identity === identity) return last.key
  const attempt = { key: newUuid(), identity, mayHaveWorked: false }
  attempts.set(operation, attempt)
  return attempt.key
}

export function noteAttempt(operation: OperationId, key: string, outcome: AnyOutcome): void {
  const attempt = attempts.get(operation)
  if (attempt?.key !== key) return
  attempt.mayHaveWorked ||= mayHaveWorked(outcome)
  if (outcome.kind === 'success' || !attempt.mayHaveWorked) attempts.delete(operation)
}
