import { statusWords } from '#src/features/transactions/statusWords.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Filters } from './model.ts'

const directionWords = { credit: 'money in', debit: 'money out' }

type Details = Pick<Filters, 'direction' | 'status' | 'min' | 'max'>

/** What the filter button hides, such as "money out, $100.00 or more". Empty if it hides nothing. */
export function detailsInWords({ direction, status, min, max }: Details, currency: string): string {
  const parts = [
    direction !== 'all' && directionWords[direction],
    status !== 'all' && statusWords[status],
    min !== undefined && max !== undefined
      ? `${formatMoney(min, currency)} to ${formatMoney(max, currency)}`
      : min !== undefined
        ? `${formatMoney(min, currency)} or more`
        : max !== undefined && `${formatMoney(max, currency)} or less`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** All but the dates. */
export function filtersInWords({ search, ...details }: Details & Pick<Filters, 'search'>, currency: string): string {
  const words = search.trim()
  return [words === '' ? '' : `“${words}”`, detailsInWords(details, currency)].filter((part) => part !== '').join(', ')
}
