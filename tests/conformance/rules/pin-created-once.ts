import { mustBeRefused } from '../checks.ts'
import type { Step } from '../scenario.ts'
import type { StateRule } from '../rule.ts'

export const pinCreatedOnce: StateRule<Step> = {
  id: 'pin-created-once',
  about: 'state',
  level: 'SHOULD',
  title: 'A PIN is not created over another.',
  why: 'Whoever holds a session replaces the PIN without knowing the old one; that is what changing it is for.',
  restsOn: ['no PIN'],
  source: 'operation',
  check: mustBeRefused,
}
