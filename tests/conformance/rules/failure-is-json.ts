import { notJson } from '../client.ts'
import { summary } from '../exchange.ts'
import type { AnswerRule } from '../rule.ts'

export const failureIsJson: AnswerRule = {
  id: 'failure-is-json',
  about: 'answers',
  level: 'SHOULD',
  title: 'A failure of the backend’s own making is JSON, too.',
  why: 'The contract puts up with an error page of the web server. From the backend itself one JSON object with a message helps whoever looks into it.',
  restsOn: [],
  source: { file: 'components/responses.yaml', phrase: 'Failure:' },
  check: (exchange) =>
    exchange.reply.kind === 'answer' &&
    exchange.reply.status >= 400 &&
    exchange.reply.status < 500 &&
    exchange.reply.status !== 401 &&
    exchange.reply.json === notJson
      ? { expected: 'a JSON object', got: summary(exchange) }
      : undefined,
}
