import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const codesOwn: StateRule<Step> = {
  id: 'codes-own',
  about: 'state',
  level: 'MUST',
  title: 'A code counts for the address that it was sent to.',
  why: 'SELECT … WHERE code = ? without the address: any customer’s code opens every account.',
  restsOn: ['two customers', 'a code'],
  source: 'operation',
  check: mustBeRefused,
}
