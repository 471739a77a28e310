import { summary } from '../exchange.ts'
import type { StateRule } from '../rule.ts'
import type { Step } from '../journey.ts'

export const wrongCodeRefused: StateRule<Step> = {
  id: 'wrong-code-refused',
  about: 'state',
  level: 'MUST',
  title: 'A wrong code is refused.',
  why: 'The code is compared with ==, or with what the caller sent.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'A wrong or' },
  check: ({ accepted, heard }) => (accepted ? { expected: 'a refusal', got: summary(heard) } : undefined),
}
