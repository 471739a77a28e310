import { summary } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const outcomeIs200: ResponseRule = {
  id: 'outcome-is-200',
  about: 'responses',
  level: 'MUST',
  title: 'A call that is in order gets HTTP 200, also when the bank refuses.',
  why: 'A refusal under another status is not read, so its reason never reaches the customer; a 401 signs the customer out.',
  restsOn: [],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'received' && exchange.response.status !== 200 && exchange.response.status < 500
      ? { expected: 'HTTP 200', got: summary(exchange) }
      : undefined,
}
