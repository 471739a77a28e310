import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { readAmount } from '#src/lib/amount.ts'
import { monthName } from '#src/lib/dates.ts'
import { fromWire, toWire, type Minor } from '#src/lib/money.ts'
import { fold, splitAtWords, wordsOf } from '#src/lib/wordsOf.ts'

type AmountTest = (amount: Minor) => boolean
interface Word {
  text: string
  amount: AmountTest | undefined
  /** Counts from 0. */
  month: number | undefined
}
export type SearchTerm = Word | AmountTest

/** Amounts are read as in a form; anything else is searched as text. */
export function searchTerms(search: string, rows: readonly StatementRow[]): SearchTerm[] {
  // Figures alone are one amount, possibly with spaces between its groups.
  const words = wordsOf(/[\p{L}<>]/u.test(search) ? search : search.replace(/\s/g, ''))
  return words.map(
    (word) => comparison(word) ?? range(word) ?? { text: word, amount: amountLike(word, rows), month: monthLike(word) },
  )
}

const hasLetter = /\p{L}/u

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

/** The amount itself if a row has it, otherwise the amounts that begin like it. Signs do not count. */
function amountLike(word: string, rows: readonly StatementRow[]): AmountTest | undefined {
  const figures = word.replace(/^[^\w.,<>]+(?=\d)|[.,](?=\d{3})/g, '').replace(',', '.')
  if (!/^[.\d]+$/.test(figures)) return undefined
  const exact = fromWire(figures)
  const isExact = (amount: Minor): boolean => Math.abs(amount) === exact
  return rows.some(({ amount }) => amount !== undefined && isExact(amount))
    ? isExact
    : (amount) => toWire(Math.abs(amount)).startsWith(figures)
}

const months = Array.from({ length: 12 }, (_, month) => monthName(new Date(2000, month)).toLowerCase())

function monthLike(word: string): number | undefined {
  const month = word.length < 3 ? -1 : months.findIndex((name) => name.startsWith(word))
  return month === -1 ? undefined : month
}

/**
 * Reading the texts for each key is faster than joining or caching them. Digits alone must be a whole reference, since
 * too many contain them.
 */
export function matches(term: SearchTerm, { name, reference, amount, date }: StatementRow, note?: string): boolean {
  if (typeof term === 'function') return amount !== undefined && term(amount)
  const { text } = term
  return (
    contains(name, text) ||
    contains(note, text) ||
    (hasLetter.test(text) ? contains(reference, text) : reference === text) ||
    (amount !== undefined && term.amount?.(amount) === true) ||
    (term.month !== undefined && date !== undefined && new Date(date).getMonth() === term.month)
  )
}

/**
 * The note by which a row is found, split so that every second part is a match. Undefined unless a word is only in the
 * note.
 */
export function foundNote(
  words: readonly string[],
  { name }: StatementRow,
  note: string,
): readonly string[] | undefined {
  const found = words.filter((word) => contains(note, word) && !contains(name, word))
  return found.length === 0 ? undefined : splitAtWords(note, found)
}

function contains(text: string | undefined, word: string): boolean {
  return text !== undefined && fold(text).includes(word)
}
