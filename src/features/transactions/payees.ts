import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'

/** An account number without spaces, for comparison. */
export function compactAccount(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** A payee's identity, however the account number is spaced; empty if the row names neither name nor number. */
export function payeeKey({ act_no, act_hold_name }: Pick<PastTransfer, 'act_no' | 'act_hold_name'>): string {
  return `${compactAccount(act_no)} ${act_hold_name.trim()}`.trim()
}

/**
 * The latest transfer to each payee, newest first, at most `count`. `paths.dashboard.send({ payee: id })` links to the
 * form.
 */
export function recentPayees(past: readonly PastTransfer[], count: number): PastTransfer[] {
  const payees = new Map<string, PastTransfer>()
  for (const one of past) {
    const key = payeeKey(one)
    if (!payees.has(key)) payees.set(key, one)
  }
  return [...payees.values()].slice(0, count)
}
