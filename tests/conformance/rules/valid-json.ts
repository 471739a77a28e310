import { notJson } from '#tests/conformance/client.ts'
import { cut, readable } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const validJson: ResponseRule = {
  id: 'valid-json',
  about: 'responses',
  level: 'MUST',
  title: 'A response is JSON.',
  why: 'Responses that break off, JSON put together by hand, or strings that are not UTF-8 (json_encode then gives false).',
  restsOn: [],
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)
    if (text === undefined || exchange.response.kind !== 'received' || exchange.response.json !== notJson)
      return undefined
    return { expected: 'JSON', got: cut(text) }
  },
}
