import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { readAmount } from '#src/lib/amount.ts'
import { toWire, type Minor } from '#src/lib/money.ts'
import { wordsOf } from '#src/lib/wordsOf.ts'

export type SearchTerm = { text: string; amount: string | undefined } | AmountTest
type AmountTest = (amount: Minor) => boolean

/** Amounts are read as in a form; anything else is searched as text. */
export function searchTerms(search: string): SearchTerm[] {
  return wordsOf(search).map(termOf)
}

function termOf(word: string): SearchTerm {
  return comparison(word) ?? range(word) ?? { text: word, amount: writtenAmount(word) }
}

function comparison(word: string): AmountTest | undefined {
  const limit = unsigned(word.slice(1))
  if (limit === undefined) return undefined
  if (word.startsWith('>')) return (amount) => amount > limit
  return word.startsWith('<') ? (amount) => amount < limit : undefined
}

function range(word: string): AmountTest | undefined {
  const [from, to, ...rest] = word.split('..').map(unsigned)
  return from === undefined || to === undefined || rest.length > 0
    ? undefined
    : (amount) => amount >= from && amount <= to
}

function unsigned(text: string): Minor | undefined {
  const reading = readAmount(text)
  return reading.kind === 'amount' && !/^[-−]/.test(text) ? reading.minor : undefined
}

/** In the bank's format, "1234.50", possibly with the list's sign. */
function writtenAmount(text: string): string | undefined {
  const amount = text.replace(/^[^\w.,<>]+(?=\d)|[.,](?=\d{3})/g, '').replace(',', '.')
  return /^[-.\d]+$/.test(amount) ? amount : undefined
}

/** Joined or cached texts of each row are slower than reading them for each key. */
export function matches(term: SearchTerm, { name, reference, amount }: StatementRow, note?: string): boolean {
  if (typeof term === 'function') return amount !== undefined && term(amount)
  return (
    contains(name, term.text) ||
    contains(reference, term.text) ||
    contains(note, term.text) ||
    (term.amount !== undefined && amount !== undefined && toWire(amount).includes(term.amount))
  )
}

function contains(text: string | undefined, word: string): boolean {
  return text?.toLowerCase().includes(word) === true
}
