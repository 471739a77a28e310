import type { StateRule } from '#tests/conformance/rule.ts'

export const responsesDistinguishable: StateRule<{ id: string; other: string; foreign: string[] }> = {
  id: 'responses-distinguishable',
  about: 'state',
  level: 'SHOULD',
  title: 'The response could not just as well be that of another operation.',
  why: 'Extra fields are welcome, but a response that has everything another operation promises proves no dispatch. An account with rows in its lists often distinguishes the two.',
  restsOn: [],
  source: { file: 'README.md', phrase: 'A test can only know that a backend ran the right operation' },
  check: ({ id, other, foreign }) =>
    foreign.length === 0
      ? undefined
      : {
          expected: `a response of ${id} that ${other} could not have given`,
          got: `it also has ${foreign.join(', ')}, which ${other} promises and ${id} does not know`,
        },
}
