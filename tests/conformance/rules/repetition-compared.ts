import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const repetitionCompared: StateRule<Step> = {
  id: 'repetition-compared',
  about: 'state',
  level: 'SHOULD',
  title: 'A new password or PIN whose repetition differs is refused.',
  why: 'The repetition is sent so that the bank can compare it, too.',
  restsOn: ['a right password'],
  source: 'operation',
  check: mustBeRefused,
}
