import { checkResponse } from '#mocks/contractViolations.ts'
import { exchangeEvent, type Exchange } from '#mocks/exchange.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { subscribeViolations, type Violation } from '#src/api/reading/violations.ts'
import { config } from '#src/config.ts'
import { createSignal } from '#src/lib/signal.ts'

export interface TrafficEntry {
  id: number
  at: Date
  path: string
  exchange: Exchange
  /** What the app found when it read the response. */
  violations: readonly Violation[]
}

const most = 200

let serial = 0
export const traffic = createSignal<readonly TrafficEntry[]>([])
/** Violations of responses that are not in the list yet. */
const early = new Map<OperationId, readonly Violation[]>()

export function recordTraffic(): void {
  addEventListener(exchangeEvent, ({ detail: exchange }) => {
    serial += 1
    const violations = (exchange.operation && early.get(exchange.operation)) ?? []
    if (exchange.operation !== undefined) early.delete(exchange.operation)
    const path = location.pathname.slice(config.basename.length)
    traffic.set([{ id: serial, at: new Date(), path, exchange, violations }, ...traffic.get()].slice(0, most))
  })
  // The app reads a response immediately: it belongs to the newest call, or to one that is not listed yet.
  subscribeViolations(({ operation, violations }) => {
    const entries = traffic.get()
    const newest = entries.find(({ exchange }) => exchange.operation === operation)
    if (newest === undefined || newest.violations.length > 0) early.set(operation, violations)
    else traffic.set(entries.map((entry) => (entry === newest ? { ...entry, violations } : entry)))
  })
}

const judged = new WeakMap<Exchange, readonly string[]>()

/** Computed at the first use, since most are never shown. */
export function violationsOf({ exchange }: TrafficEntry): readonly string[] {
  const known = judged.get(exchange)
  if (known !== undefined) return known
  const { operation, response, violations } = exchange
  const wrong = operation === undefined || response === 'cut' ? [] : checkResponse(operation, response)
  const all = [...violations.map((text) => `request, ${text}`), ...wrong.map((text) => `response, ${text}`)]
  judged.set(exchange, all)
  return all
}

const effects: Readonly<Record<Violation['effect'], string>> = {
  converted: 'is read all the same',
  absent: 'counts as absent',
  omitted: 'is left out',
}

/** How the app reads what breaks the contract, as the operator's error reports say. */
export function readingOf({ violations }: TrafficEntry): string[] {
  return violations.map(({ path, effect }) => `the app: ${path === '' ? 'the response' : path} ${effects[effect]}`)
}

export function filtered(list: readonly TrafficEntry[], text: string, isBroken: boolean): TrafficEntry[] {
  const wanted = text.trim().toLowerCase()
  return list.filter((entry) => {
    const { operation = 'no operation', request, response, fault = '' } = entry.exchange
    const status = response === 'cut' ? 'no response' : `http ${response.status}`
    const all = [operation, status, fault, ...Object.keys(request.fields), ...Object.values(request.query)].join(' ')
    return all.toLowerCase().includes(wanted) && (!isBroken || violationsOf(entry).length > 0)
  })
}
