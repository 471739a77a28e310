import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const addressTakenRefused: StateRule<Step> = {
  id: 'address-taken-refused',
  about: 'state',
  level: 'SHOULD',
  title: 'An e-mail address that another customer has is refused.',
  why: 'Two customers with one address: a sign-in finds either, and a reset code goes to both.',
  restsOn: ['two customers'],
  source: 'operation',
  check: mustBeRefused,
}
