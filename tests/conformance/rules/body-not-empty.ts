import { readable, summary } from '../exchange.ts'
import { intro } from '../rule.ts'
import type { AnswerRule } from '../rule.ts'

export const bodyNotEmpty: AnswerRule = {
  id: 'body-not-empty',
  about: 'answers',
  level: 'MUST',
  title: 'An answer has a body.',
  why: 'A PHP script that ends early, or finds no branch for a call, answers 200 and nothing else.',
  restsOn: [],
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.trim() === '' ? { expected: 'a JSON object', got: summary(exchange) } : undefined,
}
