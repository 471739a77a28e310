import { secretIn } from '../secretsIn.ts'
import type { AnswerRule } from '../rule.ts'

export const noSecrets: AnswerRule = {
  id: 'no-secrets',
  about: 'answers',
  level: 'MUST',
  title: 'No answer holds a PIN, a password, a code or a hash.',
  why: 'SELECT * on the table of customers, or a code that was put into the answer while testing.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => {
    const found = secretIn(exchange)
    return found === undefined
      ? undefined
      : { expected: 'no secret', got: found.what, ...(found.sure ? {} : { level: 'SHOULD' }) }
  },
}
