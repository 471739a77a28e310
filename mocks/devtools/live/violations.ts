import { checkResponse } from '#mocks/contractViolations.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { createSignal } from '#src/lib/signal.ts'

export interface Violation {
  id: number
  operation: string
  text: string
}

const most = 200

export const violations = createSignal<readonly Violation[]>([])

let serial = 0

export function violationsOf({ operation, response, violations: ofRequest }: Exchange): string[] {
  const texts = ofRequest.map((text) => `request, ${text}`)
  if (response === 'cut') return [...texts, 'response, none: the connection was refused or broke off']
  const ofResponse = operation === undefined ? [] : checkResponse(operation, response)
  return [...texts, ...ofResponse.map((text) => `response, ${text}`)]
}

/** In the console and in the list of the panel, newest first. */
export function reportViolations(exchange: Exchange): void {
  const operation = exchange.operation ?? 'no operation'
  for (const text of violationsOf(exchange)) {
    console.warn(`Contract violation: ${operation}: ${text}`)
    violations.set([{ id: (serial += 1), operation, text }, ...violations.get()].slice(0, most))
  }
}
