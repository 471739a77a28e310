import type { ResponseRule } from '#tests/conformance/rule.ts'

export const responseQuick: ResponseRule = {
  id: 'response-quick',
  about: 'responses',
  level: 'SHOULD',
  title: 'A response arrives within the time limit.',
  why: 'The contract names no time, but a customer waits for every screen. The limit is set with --slow.',
  restsOn: [],
  source: 'operation',
  check: ({ response, slowMs }) =>
    response.kind === 'received' && response.ms > slowMs
      ? { expected: `a response within ${slowMs} ms`, got: `${Math.round(response.ms)} ms` }
      : undefined,
}
