import type { StateRule } from '#tests/conformance/rule.ts'

export const bookedOnce: StateRule<{ where: string; times: number }> = {
  id: 'booked-once',
  about: 'state',
  level: 'MUST',
  title: 'One order is booked once.',
  why: 'Two INSERTs, a trigger beside the code, a retry inside the backend: the customer pays twice.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ where, times }) => (times > 1 ? { expected: `one new row ${where}`, got: `${times} new rows` } : undefined),
}
