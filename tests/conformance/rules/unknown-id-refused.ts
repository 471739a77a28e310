import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const unknownIdRefused: StateRule<Step> = {
  id: 'unknown-id-refused',
  about: 'state',
  level: 'SHOULD',
  title: 'An id that nobody has is refused.',
  why: 'An UPDATE that hits no row is not an error; the caller is told that all is well.',
  restsOn: [],
  source: 'operation',
  check: mustBeRefused,
}
