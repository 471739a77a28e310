import { notJson } from '../client.ts'
import { cut, readable } from '../exchange.ts'
import { intro } from '../rule.ts'
import type { AnswerRule } from '../rule.ts'

export const validJson: AnswerRule = {
  id: 'valid-json',
  about: 'answers',
  level: 'MUST',
  title: 'An answer is JSON.',
  why: 'Answers that break off, JSON put together by hand, or strings that are not UTF-8 (json_encode then gives false).',
  restsOn: [],
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)
    if (text === undefined || exchange.reply.kind !== 'answer' || exchange.reply.json !== notJson) return undefined
    return { expected: 'JSON', got: cut(text) }
  },
}
