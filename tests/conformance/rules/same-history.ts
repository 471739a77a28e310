import { isDeepStrictEqual } from 'node:util'
import type { StateRule } from '#tests/conformance/rule.ts'

export const sameHistory: StateRule<{ home: unknown[]; statement: unknown[] }> = {
  id: 'same-history',
  about: 'state',
  level: 'MUST',
  title: 'Home and the statement show the same history.',
  why: 'A LIMIT in one of two queries, or a filter that the other lacks.',
  restsOn: ['something to compare'],
  seenThrough: () => ['getAccount', 'getStatement'],
  source: { file: 'paths/statements.yaml', phrase: 'returns the same rows' },
  check: ({ home, statement }) =>
    isDeepStrictEqual(home, statement)
      ? undefined
      : { expected: `the ${home.length} rows of getAccount`, got: `${statement.length} rows, not the same` },
}
