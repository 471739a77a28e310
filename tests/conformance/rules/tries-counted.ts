import type { StateRule } from '#tests/conformance/rule.ts'

/** `tries`: what each of several refusals in a row said. */
export const triesCounted: StateRule<{ tries: readonly { left: number; locked: boolean }[] }> = {
  id: 'tries-counted',
  about: 'state',
  level: 'SHOULD',
  title: '`tries_left` falls with every wrong PIN, and a PIN without tries is locked.',
  why: 'A count of all tries in place of those that are left, or one that is read before it is written: the customer guesses on, or gives up too early.',
  restsOn: ['a right PIN'],
  source: { file: 'schemas/common.yaml', phrase: 'How many wrong tries are left before it is locked' },
  check: ({ tries }) => {
    const odd = tries.findIndex(({ left, locked }, index) => {
      const before = tries[index - 1]
      const isCounted = before === undefined || left === Math.max(0, before.left - 1)
      return !isCounted || locked !== (left === 0)
    })
    const [before, at] = [tries[odd - 1], tries[odd]]
    if (at === undefined) return undefined
    const expected = before === undefined ? 'locked if and only if no try is left' : `one less than ${before.left}`
    return { expected, got: `${at.left} left, ${at.locked ? 'locked' : 'not locked'}` }
  },
}
