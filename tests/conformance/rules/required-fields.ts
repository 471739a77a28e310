import { issueOf } from '#tests/conformance/issues.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const requiredFields: ResponseRule = {
  id: 'required-fields',
  about: 'responses',
  level: 'MUST',
  title: 'Every field that the contract promises is there.',
  why: 'A screen that reads a promised field has nothing to show; renamed columns and forgotten joins look like this.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => issueOf('missing', exchange),
}
