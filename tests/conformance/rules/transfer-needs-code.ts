import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const transferNeedsCode: StateRule<Step> = {
  id: 'transfer-needs-code',
  about: 'state',
  level: 'MUST',
  title: 'Where the bank wants an authorization code, no transfer goes without it.',
  why: 'The order looks whether the PIN was confirmed and forgets the code that was demanded.',
  restsOn: ['a code is wanted'],
  source: 'operation',
  check: mustBeRefused,
}
