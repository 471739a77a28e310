import { summary } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const responseArrives: ResponseRule = {
  id: 'response-arrives',
  about: 'responses',
  level: 'MUST',
  title: 'Every call gets a response, in time.',
  why: 'A cut connection or an endless wait leaves the customer not knowing whether the bank has acted. Fatal errors after the headers, exhausted memory and infinite loops look like this.',
  restsOn: [],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'none' ? { expected: 'a response', got: summary(exchange) } : undefined,
}
