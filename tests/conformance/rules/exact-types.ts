import { issueOf } from '#tests/conformance/issues.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const exactTypes: ResponseRule = {
  id: 'exact-types',
  about: 'responses',
  level: 'MUST',
  title: 'Every value is of the type that the contract names.',
  why: 'PHP drivers turn numbers into strings and digits into numbers; an account number sent as a number loses its leading zeros.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => issueOf('type', exchange),
}
