import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const reviewFirst: StateRule<{ what: string; before: unknown; after: unknown; level?: 'SHOULD' }> = {
  id: 'review-first',
  about: 'state',
  level: 'MUST',
  title: 'A submission changes neither balance nor plan before the bank has reviewed it.',
  why: 'What was only reported is booked at once: whoever types a number is rich.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ what, before, after, level }) =>
    before === after
      ? undefined
      : { expected: `${what} ${show(before)}`, got: show(after), ...(level === undefined ? {} : { level }) },
}
