import { accepted, summary } from '#tests/conformance/exchange.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { misname } from '#tests/conformance/variations.ts'

export const queryIgnored: CallRule = {
  id: 'query-ignored',
  about: 'calls',
  level: 'SHOULD',
  title: 'A parameter of the address that the contract does not know changes nothing.',
  why: 'Clients that are generated from the bundled contract add ?op=, which distinguishes their operations.',
  restsOn: ['served as it is'],
  source: intro('Query parameters that are not described'),
  calls: (operation, context) => {
    const plain = context.loaded.get(operation.id)
    // What is refused anyway says nothing of the parameter.
    if (plain === undefined || !accepted(operation, plain)) return []
    return misname(operation, context, 'another parameter in the address', ({ query }) => ({
      query: { ...query, op: operation.id },
    }))
  },
  check: (exchange) =>
    exchange.operation === undefined || accepted(exchange.operation, exchange)
      ? undefined
      : { expected: 'the response without it', got: summary(exchange) },
}
