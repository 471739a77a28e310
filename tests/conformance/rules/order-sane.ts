import { summary } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const orderSane: StateRule<Step & { what: string }> = {
  id: 'order-sane',
  about: 'state',
  level: 'SHOULD',
  title: 'No transfer of nothing, of less than nothing, to nobody, or of more than there is.',
  why: 'A negative amount moves money the other way; an empty account number matches every customer who has none.',
  restsOn: ['a right PIN'],
  source: 'operation',
  check: ({ accepted, exchange, what }) =>
    accepted ? { expected: `a refusal of ${what}`, got: summary(exchange) } : undefined,
}
