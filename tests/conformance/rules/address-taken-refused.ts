import { mustBeRefused } from '../checks.ts'
import type { Step } from '../scenario.ts'
import type { StateRule } from '../rule.ts'

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
