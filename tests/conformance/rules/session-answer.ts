import { violationOf } from '../issues.ts'
import type { AnswerRule } from '../rule.ts'

export const sessionAnswer: AnswerRule = {
  id: 'session-answer',
  about: 'answers',
  level: 'MUST',
  title: 'A 401 carries the body that the contract describes.',
  why: 'The reader shows its message to the customer who is being signed out.',
  restsOn: [],
  source: { file: 'schemas/common.yaml', phrase: 'SessionExpiredAnswer:' },
  check: ({ expiredIssues: [first] }) => (first === undefined ? undefined : violationOf(first)),
}
