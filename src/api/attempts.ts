/** Idempotency keys of actions that move no money. An order keeps its key in a list of this browser (`src/orders`). */
import { digest, newUuid } from '#src/lib/uuid.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'
import type { OperationId } from './generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from './reading/outcome.ts'

interface Attempt {
  key: string
  /** A salted digest of the fields. Undefined in browsers without digests: such a key is used once. */
  identity: string | undefined
  sent: number
}

const salt = newUuid()
const latest = new Map<OperationId, Attempt>()

export function forgetKeysAtSessionEnd(): void {
  onSessionEnd({ ended: () => latest.clear() })
}

/** Of an attempt that begins now. The same fields have the same key until a clear answer to the action. */
export async function keyOf(operation: OperationId, body: FormData | URLSearchParams): Promise<string> {
  const fields = [...body].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ])
  const identity = await digest(salt, JSON.stringify(fields))
  const known = latest.get(operation)
  if (identity !== undefined && known?.identity === identity) {
    known.sent += 1
    return known.key
  }
  const key = newUuid()
  latest.set(operation, { key, identity, sent: 1 })
  return key
}

/** A refusal of one attempt proves nothing about another, which may have worked. */
export function noteOutcome(operation: OperationId, key: string, outcome: AnyOutcome): void {
  const attempt = latest.get(operation)
  const isClear = outcome.kind === 'success' || (attempt?.sent === 1 && !mayHaveWorked(outcome))
  if (attempt?.key === key && isClear) latest.delete(operation)
}
