import { saysNo } from '../scenario.ts'
import { show } from '../schema.ts'
import type { StateRule } from '../rule.ts'

export const unverifiedSaysSo: StateRule<{ answer: Record<string, unknown>; email: string }> = {
  id: 'unverified-says-so',
  about: 'state',
  level: 'MUST',
  title: 'A sign-in without a verified address says so, and which address it is.',
  why: 'The screen that asks for the code needs both: without `verified` it never opens, without `email` it knows no address.',
  restsOn: ['a new customer'],
  source: 'operation',
  check: ({ answer: { verified, email }, email: wanted }) =>
    saysNo(verified) && email === wanted
      ? undefined
      : { expected: `verified "no" and email ${wanted}`, got: show({ verified, email }) },
}
