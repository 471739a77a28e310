/** What must be sent again to show a finding. */
import type { WireRequest } from '#tests/conformance/transport/wire.ts'
import type { Exchange } from './exchange.ts'

/** In order; each group at one moment. */
export type Again = readonly (readonly WireRequest[])[]

export const againOf = ({ again, request }: Exchange): Again => again ?? [[request]]

/** The finding at this call shows only in all of these. */
export const inCalls = (exchange: Exchange, ...calls: readonly Exchange[]): Exchange => ({
  ...exchange,
  again: calls.flatMap(againOf),
})

/** It shows only after as many calls like the given one. */
export const afterTries = (exchange: Exchange, wrong: Exchange | undefined, times: number): Exchange =>
  wrong === undefined ? exchange : inCalls(exchange, ...Array.from({ length: times }, () => wrong), exchange)

/** Calls of one moment, after what each needs before it. */
export function atOneMoment(calls: readonly Exchange[]): Again {
  const before = new Set(calls.flatMap((call) => againOf(call).slice(0, -1)).flat())
  return [...Array.from(before, (request) => [request]), calls.map(({ request }) => request)]
}
