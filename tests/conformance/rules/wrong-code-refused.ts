import { mustBeRefused } from '../checks.ts'
import type { StateRule } from '../rule.ts'
import type { Step } from '../scenario.ts'

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
