import { notJson } from '#tests/conformance/client.ts'
import { summary } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const failureIsJson: ResponseRule = {
  id: 'failure-is-json',
  about: 'responses',
  level: 'SHOULD',
  title: 'A failure of the backend’s own making is JSON, too.',
  why: 'The contract puts up with an error page of the web server. From the backend itself one JSON object with a message helps whoever looks into it.',
  restsOn: [],
  source: { file: 'components/responses.yaml', phrase: 'Failure:' },
  check: (exchange) =>
    exchange.response.kind === 'received' &&
    exchange.response.status >= 400 &&
    exchange.response.status < 500 &&
    exchange.response.status !== 401 &&
    exchange.response.json === notJson
      ? { expected: 'a JSON object', got: summary(exchange) }
      : undefined,
}
