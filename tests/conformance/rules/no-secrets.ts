import type { ResponseRule } from '#tests/conformance/rule.ts'
import { secretIn } from '#tests/conformance/secretsIn.ts'

export const noSecrets: ResponseRule = {
  id: 'no-secrets',
  about: 'responses',
  level: 'MUST',
  title: 'No response holds a PIN, a password, a code or a hash.',
  why: 'SELECT * on the table of customers, or a code that was put into the response while testing.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => {
    const found = secretIn(exchange)
    return found === undefined
      ? undefined
      : { expected: 'no secret', got: found.what, ...(found.sure ? {} : { level: 'SHOULD' }) }
  },
}
