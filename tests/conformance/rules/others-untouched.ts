import { isDeepStrictEqual } from 'node:util'
import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const othersUntouched: StateRule<{ what: string; before: unknown; after: unknown }> = {
  id: 'others-untouched',
  about: 'state',
  level: 'MUST',
  title: 'What one customer does changes nothing for another.',
  why: 'An UPDATE without its WHERE, or with the wrong id: everybody gets the new profile, PIN or password.',
  restsOn: ['two customers'],
  source: 'operation',
  check: ({ what, before, after }) =>
    isDeepStrictEqual(before, after) ? undefined : { expected: `${what} as before: ${show(before)}`, got: show(after) },
}
