import type { Bank } from './bank.ts'

const queues = new WeakMap<Bank, Promise<unknown>>()

export function enqueue<T>(bank: Bank, act: () => Promise<T>): Promise<T> {
  const turn = (queues.get(bank) ?? Promise.resolve()).then(act)
  queues.set(
    bank,
    turn.catch(() => undefined),
  )
  return turn
}
