import { summary } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const pinPerTransfer: StateRule<Step> = {
  id: 'pin-per-transfer',
  about: 'state',
  level: 'SHOULD',
  title: 'A confirmed PIN lets one transfer go, not several.',
  why: 'The confirmation is stored and never taken back: whoever holds the session can go on ordering.',
  restsOn: ['a right PIN'],
  source: 'operation',
  check: ({ accepted, exchange }) =>
    accepted ? { expected: 'the PIN is wanted again', got: summary(exchange) } : undefined,
}
