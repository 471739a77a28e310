import { summary } from '../exchange.ts'
import type { Step } from '../journey.ts'
import type { StateRule } from '../rule.ts'

export const codesOwn: StateRule<Step> = {
  id: 'codes-own',
  about: 'state',
  level: 'MUST',
  title: 'A code counts for the address that it was sent to.',
  why: 'SELECT … WHERE code = ? without the address: any customer’s code opens every account.',
  restsOn: ['two customers', 'a code'],
  source: 'operation',
  check: ({ accepted, heard }) => (accepted ? { expected: 'a refusal', got: summary(heard) } : undefined),
}
