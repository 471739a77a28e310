import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const wrongCodeRefused: StateRule<Step> = {
  id: 'wrong-code-refused',
  about: 'state',
  level: 'MUST',
  title: 'A wrong code is refused.',
  why: 'The code is compared with ==, or with what the caller sent.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'A wrong or' },
  check: mustBeRefused,
}
