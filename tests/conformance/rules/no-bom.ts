import { readable } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const noBom: ResponseRule = {
  id: 'no-bom',
  about: 'responses',
  level: 'MUST',
  title: 'A response does not begin with a byte order mark.',
  why: 'A PHP file saved with a BOM sends it before everything else; strict JSON parsers refuse it.',
  restsOn: [],
  source: intro('is an HTTP 200 with a JSON object'),
  final: true,
  check: (exchange) =>
    readable(exchange)?.startsWith('\u{feff}') === true
      ? { expected: 'a body that begins with {', got: 'a byte order mark (EF BB BF) first' }
      : undefined,
}
