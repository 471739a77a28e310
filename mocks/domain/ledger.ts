import type { Customer, Journal, Posting } from '#mocks/db/records.ts'
import type { Minor } from '#src/lib/money.ts'
import { nextNumber, timestamp, type Bank } from './bank.ts'
import { historyOf } from './history.ts'
import type { StatementLine } from './statementLine.ts'

/** The bank's own accounts, the other side of every customer's entry. */
export const house = {
  cash: 'bank:cash',
  clearing: 'bank:clearing',
  fees: 'bank:fees',
  capital: 'bank:capital',
} as const

/** Throws if the postings do not add up to zero. */
export async function bookEntry(
  bank: Bank,
  entry: { name: string; reference?: string; status: Journal['status']; postings: Posting[]; at?: string },
): Promise<Journal> {
  const sum = entry.postings.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new Error(`The entry "${entry.name}" is off balance by ${sum}.`)
  const id = await nextNumber(bank, 'journal')
  return bank.store.journal.create({ at: timestamp(bank), reference: `TX${String(id).padStart(6, '0')}`, ...entry, id })
}

export async function decide(bank: Bank, id: number, status: 'successful' | 'failed'): Promise<void> {
  await bank.store.journal.update((query) => query.where({ id }), {
    data: (entry) => {
      entry.status = status
    },
  })
}

export function balanceOf(bank: Bank, account: string): Minor {
  let balance = 0
  for (const { status, postings } of bank.store.journal.all()) {
    if (status === 'failed') continue
    for (const posting of postings) if (posting.account === account) balance += posting.amount
  }
  return balance
}

export function customerBalance(bank: Bank, customer: Customer): Minor {
  return balanceOf(bank, customer.accountNumber) + spendable(historyOf(customer))
}

function spendable(lines: StatementLine[]): Minor {
  return lines.reduce((total, { amount, status }) => (status === 'failed' ? total : total + amount), 0)
}

/** The id of an entry's line in a statement. */
export const lineOf = (entry: Journal['id']) => `j${entry}`

export function statementOf(bank: Bank, customer: Customer): StatementLine[] {
  const lines: StatementLine[] = []
  for (const { id, at, name, reference, status, postings } of bank.store.journal.all()) {
    const own = postings.filter(({ account }) => account === customer.accountNumber)
    if (own.length === 0) continue
    lines.push({
      id: lineOf(id),
      at,
      name,
      reference,
      status,
      amount: own.reduce((total, { amount }) => total + amount, 0),
    })
  }
  return [...lines, ...historyOf(customer)].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}
