import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

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
