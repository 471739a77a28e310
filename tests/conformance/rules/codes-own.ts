import { mustBeRefused } from '../checks.ts'
import type { Step } from '../scenario.ts'
import type { StateRule } from '../rule.ts'

export const codesOwn: StateRule<Step> = {
  id: 'codes-own',
  about: 'state',
  level: 'MUST',
  title: 'A code counts for the address that it was sent to.',
  why: 'SELECT … WHERE code = ? without the address: any customer’s code opens every account.',
  restsOn: ['two customers', 'a code'],
  source: 'operation',
  check: mustBeRefused,
}
