import type { Customer } from '#mocks/db/records.ts'
import { draw } from './environment.ts'
import type { StatementLine } from './statementLine.ts'

const merchants = [
  'Corner Grocery',
  'City Transit',
  'Northline Energy',
  'Book Nook',
  'Bakery Lindt & Sons',
  'Pharmacy Elm',
  'Mobile Plan',
  'Cinema Roxy',
]
const kept = new Map<string, StatementLine[]>()

/**
 * Computed transactions, newest first, which need no storage. A salary follows every eleven purchases, so the sum is
 * never below zero.
 */
export function historyOf({
  id,
  history,
  historyEnd,
}: Pick<Customer, 'id' | 'history' | 'historyEnd'>): StatementLine[] {
  const key = `${id}:${history}:${historyEnd}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const lines = Array.from({ length: history }, (_, index) => line(index, history - index, Date.parse(historyEnd)))
  kept.set(key, lines)
  return lines
}

function line(index: number, serial: number, newest: number): StatementLine {
  const salary = serial % 12 === 1
  const merchant = merchants[Math.floor(draw(7, serial) * merchants.length)] ?? 'Shop'
  return {
    id: `h${serial}`,
    at: new Date(newest - index * 5 * 3_600_000).toISOString(),
    name: salary ? 'Salary' : merchant,
    reference: `HX${String(serial).padStart(6, '0')}`,
    status: draw(11, serial) < 0.01 && !salary ? 'failed' : 'successful',
    amount: salary ? 240_000 : -Math.round(500 + draw(13, serial) * 19_000),
  }
}
