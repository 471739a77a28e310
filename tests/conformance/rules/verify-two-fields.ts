import { objectOf, summary } from '../exchange.ts'
import type { AnswerRule } from '../rule.ts'

export const verifyTwoFields: AnswerRule = {
  id: 'verify-two-fields',
  about: 'answers',
  level: 'MUST',
  title: 'The answer to an e-mail verification has at least two fields.',
  why: 'The screen takes an answer with exactly one field, whichever it is, for a malfunction.',
  restsOn: [],
  source: { file: 'schemas/auth.yaml', phrase: 'answer with exactly one field' },
  check: (exchange) => {
    if (exchange.operation?.id !== 'verifyEmail') return undefined
    const answer = objectOf(exchange)
    return answer === undefined || Object.keys(answer).length > 1
      ? undefined
      : { expected: 'two fields or more', got: summary(exchange) }
  },
}
