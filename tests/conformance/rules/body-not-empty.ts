import { readable, summary } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const bodyNotEmpty: ResponseRule = {
  id: 'body-not-empty',
  about: 'responses',
  level: 'MUST',
  title: 'A response has a body.',
  why: 'A PHP script that ends early, or finds no branch for a call, sends 200 and nothing else.',
  restsOn: [],
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.trim() === '' ? { expected: 'a JSON object', got: summary(exchange) } : undefined,
}
