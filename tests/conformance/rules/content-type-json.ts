import { readable } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const contentTypeJson: ResponseRule = {
  id: 'content-type-json',
  about: 'responses',
  level: 'MUST',
  title: 'A response says that it is JSON.',
  why: "Without header('Content-Type: application/json') PHP says text/html: clients refuse it, and a browser that opens it runs what is in it.",
  restsOn: [],
  source: intro('is an HTTP 200 with a JSON object'),
  check: (exchange) => {
    if (readable(exchange) === undefined || exchange.response.kind !== 'received') return undefined
    const { type } = exchange.response
    if (/^application\/json\s*(;|$)/i.test(type)) return undefined
    return {
      expected: 'Content-Type: application/json',
      got: type === '' ? 'no Content-Type' : `Content-Type: ${type}`,
    }
  },
}
