/** The calls of this tab, newest first, for whoever wants to look at them. */
import { exchangeEvent } from '#mocks/exchange.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { answerDeviations } from '#mocks/verdict.ts'

export interface TrafficEntry {
  id: number
  at: Date
  exchange: Exchange
}

/** As many calls are kept. */
const most = 200

let serial = 0
let entries: readonly TrafficEntry[] = []
const listeners = new Set<() => void>()

/** Begins to note every call of this tab. */
export function recordTraffic(): void {
  addEventListener(exchangeEvent, ({ detail: exchange }) => {
    serial += 1
    entries = [{ id: serial, at: new Date(), exchange }, ...entries].slice(0, most)
    for (const listener of listeners) listener()
  })
}

export function traffic(): readonly TrafficEntry[] {
  return entries
}

const judged = new WeakMap<Exchange, readonly string[]>()

/** Where request and answer of a call break the contract. Worked out when first asked for: most calls nobody looks at. */
export function verdictOf({ exchange }: TrafficEntry): readonly string[] {
  const known = judged.get(exchange)
  if (known !== undefined) return known
  const { operation, answer, deviations } = exchange
  const wrong = operation === undefined || answer === 'cut' ? [] : answerDeviations(operation, answer)
  const verdict = [...deviations.map((text) => `request, ${text}`), ...wrong.map((text) => `answer, ${text}`)]
  judged.set(exchange, verdict)
  return verdict
}

/** Forgets the calls so far. */
export function clearTraffic(): void {
  entries = []
  for (const listener of listeners) listener()
}

export function subscribeTraffic(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
