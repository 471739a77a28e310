import { t } from '@lingui/core/macro'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'

export function compactAccount(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

/** Texts that a person reads as the same. */
export function plainText(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A payee's identity, however name and account number are written; empty without both. */
export function payeeKey({ act_no, act_hold_name }: Pick<PastTransfer, 'act_no' | 'act_hold_name'>): string {
  return `${compactAccount(act_no)} ${plainText(act_hold_name)}`.trim()
}

/** Newest first, at most `count`. `paths.dashboard.send({ payee: id })` links to the form. */
export function recentPayees(past: readonly PastTransfer[], count: number): PastTransfer[] {
  const payees = new Map<string, PastTransfer>()
  for (const one of past) {
    const key = payeeKey(one)
    if (!payees.has(key)) payees.set(key, one)
  }
  return [...payees.values()].slice(0, count)
}

function accountKey({ act_no, bank }: PastTransfer): string | undefined {
  const account = compactAccount(act_no)
  return account === '' ? undefined : `${account} ${compactAccount(bank)}`
}

/** Transfers to the same account at the same bank, newest first; without an account number the transfer alone. */
export function transfersLike(past: readonly PastTransfer[], id: string): PastTransfer[] {
  const wanted = past.find((one) => one.id === id)
  if (wanted === undefined) return []
  const key = accountKey(wanted)
  return past.filter((one) => one === wanted || (key !== undefined && accountKey(one) === key))
}

export function payeeId(past: readonly PastTransfer[], id: string): string {
  return transfersLike(past, id).find((one) => one.id !== undefined)?.id ?? id
}

/** What tells transfers to the same payee apart. */
export function noteOf({ note }: Pick<PastTransfer, 'note'>): string {
  return note?.trim() || t({ message: 'Transfer', context: 'one transfer of a list' })
}

export function rowOf({ id, act_hold_name: name, date, amount, status }: PastTransfer): StatementRow {
  return { id, transfer_id: id, name, date, transaction_type: 'debit', amount, status }
}
