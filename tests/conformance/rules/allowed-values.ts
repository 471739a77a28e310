import { issueOf } from '#tests/conformance/issues.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const allowedValues: ResponseRule = {
  id: 'allowed-values',
  about: 'responses',
  level: 'MUST',
  title: 'A value is one of those the contract allows.',
  why: 'Dates of another format, amounts with a currency sign or thousands separators, states with another spelling.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => issueOf('value', exchange),
}
