import { cut, jsonWithin, readable } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const noHtmlPage: ResponseRule = {
  id: 'no-html-page',
  about: 'responses',
  level: 'MUST',
  title: 'A response is not a page.',
  why: 'Error pages, login pages of a proxy and the like arrive with HTTP 200 and count as failed.',
  restsOn: [],
  source: intro('a body that is not JSON'),
  final: true,
  check: (exchange) => {
    const text = readable(exchange)?.trim()
    if (text?.startsWith('<') !== true || jsonWithin(text) !== undefined) return undefined
    return { expected: 'a JSON object', got: `HTML: ${cut(text)}` }
  },
}
