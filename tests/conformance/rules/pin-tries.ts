import type { StateRule } from '#tests/conformance/rule.ts'

export const pinTries: StateRule<{ wrong: number; locked: boolean }> = {
  id: 'pin-tries',
  about: 'state',
  level: 'SHOULD',
  title: 'After some wrong PINs the bank takes none any more, and not after the first.',
  why: 'Four digits are guessed in minutes where nobody counts. The contract leaves the number to the bank.',
  restsOn: ['a right PIN'],
  source: 'operation',
  check: ({ wrong, locked }) => {
    if (wrong === 1)
      return locked ? { expected: 'the right PIN is taken after one wrong one', got: 'a refusal' } : undefined
    return locked ? undefined : { expected: `no PIN is taken after ${wrong} wrong ones`, got: 'the right one still is' }
  },
}
