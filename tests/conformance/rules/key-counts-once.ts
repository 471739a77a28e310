import type { StateRule } from '#tests/conformance/rule.ts'

export const keyCountsOnce: StateRule<{ added: number; accepted: boolean; got: string }> = {
  id: 'key-counts-once',
  about: 'state',
  level: 'SHOULD',
  title: 'The same order with the same idempotency key is booked once and gets the same response.',
  why: 'A browser may send a request twice when a connection dies before the response. Without the key the customer pays twice.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ added, accepted, got }) => {
    if (added > 0) return { expected: 'no new row for the second request', got: `${added} new` }
    return accepted ? undefined : { expected: 'the response that the first request got', got }
  },
}
