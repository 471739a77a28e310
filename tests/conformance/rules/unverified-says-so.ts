import type { StateRule } from '#tests/conformance/rule.ts'
import { saysNo } from '#tests/conformance/scenario.ts'
import { show } from '#tests/conformance/schema.ts'

export const unverifiedSaysSo: StateRule<{ body: Record<string, unknown>; email: string }> = {
  id: 'unverified-says-so',
  about: 'state',
  level: 'MUST',
  title: 'A sign-in without a verified address says so, and which address it is.',
  why: 'The screen where the code is entered needs both: without `verified` it never opens, without `email` it knows no address.',
  restsOn: ['a new customer'],
  source: 'operation',
  check: ({ body: { verified, email }, email: wanted }) =>
    saysNo(verified) && email === wanted
      ? undefined
      : { expected: `verified "no" and email ${wanted}`, got: show({ verified, email }) },
}
