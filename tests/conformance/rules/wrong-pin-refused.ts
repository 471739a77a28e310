import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const wrongPinRefused: StateRule<Step> = {
  id: 'wrong-pin-refused',
  about: 'state',
  level: 'MUST',
  title: 'A wrong PIN is refused.',
  why: 'The PIN is stored and never compared, or compared as a number: 0012 equals 12.',
  restsOn: ['a right PIN'],
  source: { file: 'paths/transfers.yaml', phrase: 'A wrong PIN is refused with a' },
  check: mustBeRefused,
}
