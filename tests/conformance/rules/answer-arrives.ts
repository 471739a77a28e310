import { summary } from '../exchange.ts'
import { intro } from '../rule.ts'
import type { AnswerRule } from '../rule.ts'

export const answerArrives: AnswerRule = {
  id: 'answer-arrives',
  about: 'answers',
  level: 'MUST',
  title: 'Every call gets an answer, in time.',
  why: 'A cut connection or an endless wait leaves the customer not knowing whether the bank has acted. Fatal errors after the headers, exhausted memory and infinite loops look like this.',
  restsOn: [],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) => (exchange.reply.kind === 'none' ? { expected: 'an answer', got: summary(exchange) } : undefined),
}
