import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const readStaysRead: StateRule<{ expected: Record<string, unknown>; got: Record<string, unknown> }> = {
  id: 'read-stays-read',
  about: 'state',
  level: 'MUST',
  title: 'A notification is unread until it is marked, and read from then on.',
  why: 'Reading the list marks nothing; marking one changes no other; nothing makes one unread again.',
  restsOn: ['an accepted action', 'something to compare'],
  source: 'operation',
  check: ({ expected, got }) => {
    const wrong = Object.keys(expected).filter((id) => got[id] !== undefined && got[id] !== expected[id])
    const pick = (from: Record<string, unknown>) => show(Object.fromEntries(wrong.map((id) => [id, from[id]])))
    return wrong.length === 0 ? undefined : { expected: `wasread ${pick(expected)}`, got: pick(got) }
  },
}
