import { summary } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const noServerError: ResponseRule = {
  id: 'no-server-error',
  about: 'responses',
  level: 'MUST',
  title: 'No call breaks the backend (HTTP 5xx).',
  why: 'A 5xx is never a business outcome: nothing in it is read, and the customer is told that something went wrong.',
  restsOn: [],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  final: true,
  check: (exchange) =>
    exchange.response.kind === 'received' && exchange.response.status >= 500
      ? { expected: 'a status below 500', got: summary(exchange) }
      : undefined,
}
