import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const ownRows: StateRule<{ list: string; shared: unknown[]; level?: 'SHOULD' }> = {
  id: 'own-rows',
  about: 'state',
  level: 'MUST',
  title: 'The lists of two customers are not the same.',
  why: 'A query without the customer in its WHERE shows everybody the payees, payments and messages of all.',
  restsOn: ['two customers', 'something to compare'],
  source: 'operation',
  check: ({ list, shared, level }) =>
    shared.length === 0
      ? undefined
      : {
          expected: `${list} of this customer only`,
          got: `rows of the other customer too: ${show(shared[0])}`,
          ...(level === undefined ? {} : { level }),
        },
}
