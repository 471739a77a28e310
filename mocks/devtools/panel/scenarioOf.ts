import type { BankView } from '#mocks/db/store.ts'
import { numberIn } from '#mocks/devtools/panel/numberIn.ts'
import { personas } from '#mocks/seed/personas.ts'

const hourMs = 3_600_000

/**
 * The scenario that brings another tab into the state that can be set by hand: who is signed in, the network, the failures
 * that wait, the clock. The failures come last, so that nothing before uses them up.
 */
export function scenarioOf(view: BankView, token: string | undefined): string {
  const customer = view.tokens.find((issued) => issued.token === token)?.customer
  const holder = personas.find(({ id }) => id === customer)
  const latencyMs = numberIn(view, 'latencyMs')
  const travelMs = numberIn(view, 'travelMs')
  const chaos = numberIn(view, 'chaosPercent')
  return [
    // Before `as`, so that the session is as young as the clock is far.
    ...(travelMs === 0 ? [] : [`travel:${travelMs / hourMs}`]),
    ...(holder === undefined ? [] : [`as:${holder.id}`]),
    ...(latencyMs === 0 ? [] : [`latency:${latencyMs}`]),
    ...(numberIn(view, 'offline') === 0 ? [] : ['offline:1']),
    ...(chaos === 0 ? [] : [`chaos:${chaos}:${numberIn(view, 'chaosSeed')}`]),
    ...view.faults.map(({ operation, kind, times }) => `fail:${operation}:${kind}${times === 1 ? '' : `:${times}`}`),
  ].join(',')
}
