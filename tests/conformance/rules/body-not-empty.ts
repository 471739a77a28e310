import { readable, summary } from '../exchange.ts'
import { intro } from '../rule.ts'
import type { ResponseRule } from '../rule.ts'

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
