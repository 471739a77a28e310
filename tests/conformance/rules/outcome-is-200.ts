import { summary } from '../exchange.ts'
import { intro } from '../rule.ts'
import type { AnswerRule } from '../rule.ts'

export const outcomeIs200: AnswerRule = {
  id: 'outcome-is-200',
  about: 'answers',
  level: 'MUST',
  title: 'A call that is in order is answered with HTTP 200, also when the bank refuses.',
  why: 'A refusal under another status is not read, so its reason never reaches the customer; a 401 signs the customer out.',
  restsOn: [],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.reply.kind === 'answer' && exchange.reply.status !== 200 && exchange.reply.status < 500
      ? { expected: 'HTTP 200', got: summary(exchange) }
      : undefined,
}
