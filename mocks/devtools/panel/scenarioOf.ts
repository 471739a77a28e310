import type { Snapshot } from '#mocks/db/store.ts'
import { settingsIn } from '#mocks/domain/bank.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { personas } from '#mocks/seed/personas.ts'

const hourMs = 3_600_000

/** The scenario for another tab. Injected failures are last, so that no earlier step uses them up. */
export function scenarioOf(view: Snapshot, token: string | undefined): string {
  const customer = view.tokens.find((issued) => issued.token === token)?.customer
  const holder = personas.find(({ id }) => id === customer)
  const { latencyMs, latencies, travelMs, offline, chaosPercent, chaosSeed } = settingsIn(view.settings)
  return [
    // Precedes `as`, so that the session begins at the travelled time.
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

/** Makes the next call of the operation fail as this exchange did. Undefined if no failure was injected. */
export function failureOf(view: Snapshot, { operation, request, response, fault }: Exchange): string | undefined {
  if (operation === undefined) return undefined
  const step =
    fault !== undefined && fault !== 'response'
      ? `fail:${operation}:${fault}`
      : fault === 'response' && response !== 'cut'
        ? `respond:${operation}:${encodeURIComponent(response.body)}`
        : undefined
  if (step === undefined) return undefined
  const customer = view.tokens.find(({ token }) => token === request.fields['token'])?.customer
  const holder = personas.find(({ id }) => id === customer)
  return [...(holder === undefined ? [] : [`as:${holder.id}`]), step].join(',')
}
