import { issueOf } from '#tests/conformance/issues.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const objectNotList: ResponseRule = {
  id: 'object-not-list',
  about: 'responses',
  level: 'MUST',
  title: 'An object is never written as a list.',
  why: 'json_encode([]) of an empty PHP array gives [], not {}; a reader that looks for a field in it finds a list.',
  restsOn: [],
  source: { file: 'users.yaml', phrase: 'An object is never written as' },
  check: (exchange) => issueOf('list', exchange),
}
