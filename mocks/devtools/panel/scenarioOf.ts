import type { BankView } from '#mocks/db/store.ts'
import { personas } from '#mocks/seed/personas.ts'
import { settingsIn } from './settingsIn.ts'

const hourMs = 3_600_000

/**
 * The scenario that brings another tab into the state that can be set by hand: who is signed in, the network, the failures
 * that wait, the clock. The failures are last, so that nothing before uses them up.
 */
export function scenarioOf(view: BankView, token: string | undefined): string {
  const customer = view.tokens.find((issued) => issued.token === token)?.customer
  const holder = personas.find(({ id }) => id === customer)
  const { latencyMs, latencies, travelMs, offline, chaosPercent, chaosSeed } = settingsIn(view)
  return [
    // Before `as`, so that the session is as young as the clock is far.
    ...(travelMs === 0 ? [] : [`travel:${travelMs / hourMs}`]),
    ...(holder === undefined ? [] : [`as:${holder.id}`]),
    ...(latencyMs === 0 ? [] : [`latency:${latencyMs}`]),
    ...Object.entries(latencies).map(([operation, ms]) => `latency:${ms}:${operation}`),
    ...(offline ? ['offline:1'] : []),
    ...(chaosPercent === 0 ? [] : [`chaos:${chaosPercent}:${chaosSeed}`]),
    ...view.faults.map(({ operation, kind, times, body }) => {
      const step =
        kind === 'response' ? `respond:${operation}:${encodeURIComponent(body)}` : `fail:${operation}:${kind}`
      return `${step}${times === 1 ? '' : `:${times === 0 ? 'always' : times}`}`
    }),
  ].join(',')
}
