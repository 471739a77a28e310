import { notJson } from '#tests/conformance/client.ts'
import { cut, jsonWithin, readable } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const nothingAroundJson: ResponseRule = {
  id: 'nothing-around-json',
  about: 'responses',
  level: 'MUST',
  title: 'There is nothing before or after the JSON of a response.',
  why: 'PHP notices and warnings with display_errors on, var_dump and echo left behind, or a second json_encode: the body is not JSON any more.',
  restsOn: [],
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)
    if (text === undefined || exchange.response.kind !== 'received' || exchange.response.json !== notJson)
      return undefined
    const inner = jsonWithin(text)
    return inner === undefined
      ? undefined
      : { expected: 'JSON and nothing else', got: cut(text.replace(inner, ' {…} ')) }
  },
}
