import { randomUUID } from 'node:crypto'
import type { Call } from './exchange.ts'

/** Amounts by operation and customer, then by idempotency key, so that a repetition counts once. */
export type Orders = Map<string, Map<string, string>>

export function keepOrder(orders: Orders, { operation, holder, form: { parts } }: Call): void {
  const text = (name: string): string => {
    const value = parts.findLast((part) => part.name === name)?.value
    return typeof value === 'string' ? value : ''
  }
  const group = `${operation?.id ?? ''}, ${holder?.email ?? 'another customer'}`
  const own = orders.get(group) ?? new Map<string, string>()
  orders.set(group, own.set(text('idempotency_key') || randomUUID(), text('amount')))
}

export function leftLines(orders: Orders): string[] {
  return [...orders].map(([group, own]) => `Accepted and left: ${group}: ${own.size} (${often([...own.values()])})`)
}

function often(amounts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1)
  const named = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3)
  const others = amounts.length - named.reduce((sum, [, count]) => sum + count, 0)
  return [
    ...named.map(([amount, count]) => `${count} of ${amount === '' ? 'no amount' : amount}`),
    ...(others === 0 ? [] : [`${others} of other amounts`]),
  ].join(', ')
}
