import { issueOf } from '#tests/conformance/issues.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const absentNotNull: ResponseRule = {
  id: 'absent-not-null',
  about: 'responses',
  level: 'MUST',
  title: 'What is not marked as nullable is left out, not sent as null.',
  why: 'A NULL of the database is sent as null where the contract promises a text or nothing at all.',
  restsOn: [],
  source: { file: 'users.yaml', phrase: 'A field that is not marked as nullable' },
  check: (exchange) => issueOf('null', exchange),
}
