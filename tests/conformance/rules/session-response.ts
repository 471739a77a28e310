import { violationOf } from '#tests/conformance/issues.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const sessionResponse: ResponseRule = {
  id: 'session-response',
  about: 'responses',
  level: 'MUST',
  title: 'A 401 carries the body that the contract describes.',
  why: 'The reader shows its message to the customer who is being signed out.',
  restsOn: [],
  source: { file: 'schemas/common.yaml', phrase: 'SessionExpiredAnswer:' },
  check: ({ expiredIssues: [first] }) => (first === undefined ? undefined : violationOf(first)),
}
