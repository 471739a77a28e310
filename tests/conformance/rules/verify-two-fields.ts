import { objectOf, summary } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const verifyTwoFields: ResponseRule = {
  id: 'verify-two-fields',
  about: 'responses',
  level: 'MUST',
  title: 'The response to an e-mail verification has at least two fields.',
  why: 'The screen takes a response with exactly one field, whichever it is, for a malfunction.',
  restsOn: [],
  source: { file: 'schemas/auth.yaml', phrase: 'response with exactly one field' },
  check: (exchange) => {
    if (exchange.operation?.id !== 'verifyEmail') return undefined
    const body = objectOf(exchange)
    return body === undefined || Object.keys(body).length > 1
      ? undefined
      : { expected: 'two fields or more', got: summary(exchange) }
  },
}
