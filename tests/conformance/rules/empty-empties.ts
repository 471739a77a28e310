import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const emptyEmpties: StateRule<{ kept: Record<string, unknown> }> = {
  id: 'empty-empties',
  about: 'state',
  level: 'MUST',
  title: 'An empty field of the profile empties it.',
  why: 'if ($value) skips what is empty: a customer can never take back what they once wrote.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ kept }) => {
    const full = Object.entries(kept).filter(([, value]) => value !== '' && value !== null && value !== undefined)
    return full.length === 0 ? undefined : { expected: 'empty fields', got: show(Object.fromEntries(full)) }
  },
}
