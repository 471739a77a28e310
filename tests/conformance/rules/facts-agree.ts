import { isDeepStrictEqual } from 'node:util'
import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const factsAgree: StateRule<{ what: string; here: unknown; there: unknown; elsewhere: string }> = {
  id: 'facts-agree',
  about: 'state',
  level: 'MUST',
  title: 'All responses say the same of the customer and the account.',
  why: 'Name, account number, balance or currency come from different queries, of which one reads another row or another column.',
  restsOn: ['something to compare'],
  source: 'operation',
  check: ({ what, here, there, elsewhere }) =>
    isDeepStrictEqual(here, there)
      ? undefined
      : { expected: `${what} ${show(there)}, as in ${elsewhere}`, got: show(here) },
}
