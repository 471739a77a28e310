import { monthName, parseInstant, shortDate } from './dates.ts'
import { dateLocale, language as ofPage } from './languages.ts'
import { toAsciiDigits, withoutFormat } from './text.ts'

type Part = 'day' | 'month' | 'year'

const swapped = { day: 'month', month: 'day', year: 'year' } as const satisfies Record<Part, Part>
const monthNames = Array.from({ length: 12 }, (_, month) => monthName(new Date(2000, month)).toLowerCase())

/** The page's, in the customer's country: Americans and the British write dates differently. */
function ownLanguage(): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === ofPage) ?? dateLocale
}

/** "27/03/1990" as the language writes it. */
export function dayExample(year: number, language = ownLanguage()): string {
  const format = {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  } as const
  return new Intl.DateTimeFormat(language, format).format(new Date(year, 2, 27))
}

function ordersIn(language: string): Part[][] {
  const parts = new Intl.DateTimeFormat(language, { calendar: 'gregory' }).formatToParts(0)
  const own = parts.map(({ type }) => type).filter((type) => type === 'day' || type === 'month' || type === 'year')
  return [own, own.map((part) => swapped[part])]
}

export interface DayReading {
  /** Two digits of a year mean 20yy. Otherwise a year has four. */
  hasShortYears?: boolean
  language?: string
}

/**
 * The ISO date that the text names exactly, in the order of the language or the only one of day and month that is
 * possible (31/12). Undefined for anything else, such as a day that does not exist.
 */
export function readDay(
  text: string,
  { hasShortYears = false, language = ownLanguage() }: DayReading = {},
): string | undefined {
  const words =
    toAsciiDigits(withoutFormat(text))
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  const orders = orderOf(words) ?? ordersIn(language)
  return orders.map((order) => readIn(order, words, hasShortYears)).find((iso) => iso !== undefined)
}

function readIn(order: readonly Part[], words: readonly string[], hasShortYears: boolean): string | undefined {
  const [only = ''] = words
  const fields = words.length === 1 ? cut(only, order) : words
  if (fields.length !== 3) return undefined
  const fieldOf = (part: Part): string => fields[order.indexOf(part)] ?? ''
  const year = hasShortYears && fieldOf('year').length === 2 ? `20${fieldOf('year')}` : fieldOf('year')
  const iso = `${year}-${monthNumber(fieldOf('month')).padStart(2, '0')}-${fieldOf('day').padStart(2, '0')}`
  return parseInstant(iso) === undefined || year.startsWith('0') ? undefined : iso
}

/** A year or a name of a month tells the order in every language. */
function orderOf([first = '', second = '']: readonly string[]): readonly Part[][] | undefined {
  if (/^\d{4}$/.test(first)) return [['year', 'month', 'day']]
  if (/\D/.test(first)) return [['month', 'day', 'year']]
  return /\D/.test(second) ? [['day', 'month', 'year']] : undefined
}

/** Digits without separators, as phones without such keys write them: 27031990. */
function cut(digits: string, order: readonly Part[]): string[] {
  const pattern = order.map((part) => (part === 'year' ? String.raw`(\d*)` : String.raw`(\d\d)`)).join('')
  return new RegExp(`^${pattern}$`).exec(digits)?.slice(1) ?? []
}

function monthNumber(text: string): string {
  const named = text.length < 3 ? -1 : monthNames.findIndex((name) => name.startsWith(text))
  return named === -1 ? text : String(named + 1)
}

/** "27 Mar 1990" for an ISO date; any other text as it is. */
export function writeDay(iso: string): string {
  const instant = iso.length === 10 ? parseInstant(iso) : undefined
  return instant === undefined ? iso : shortDate(instant)
}
