import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const listedInOwnForm: StateRule<{ loader: string; added: unknown[] }> = {
  id: 'listed-in-own-form',
  about: 'state',
  level: 'MUST',
  title: 'A submission is listed with its own form and with no other.',
  why: 'One table for all forms and a query that forgets the kind: a deposit shows up among the upgrades.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ loader, added }) =>
    added.length === 0 ? undefined : { expected: `nothing new in ${loader}`, got: show(added[0]) },
}
