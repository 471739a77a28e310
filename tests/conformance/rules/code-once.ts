import { summary } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const codeOnce: StateRule<Step & { which: string }> = {
  id: 'code-once',
  about: 'state',
  level: 'SHOULD',
  title: 'A code that was used, or replaced by a newer one, is worth nothing.',
  why: 'The code stays in its column after use: whoever finds the old mail can use it.',
  restsOn: ['a code'],
  source: 'operation',
  check: ({ accepted, exchange, which }) =>
    accepted ? { expected: `a refusal of the ${which} code`, got: summary(exchange) } : undefined,
}
