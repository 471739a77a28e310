import { intro, type StateRule } from '#tests/conformance/rule.ts'

export const keyNotReused: StateRule<{ accepted: boolean }> = {
  id: 'key-not-reused',
  about: 'state',
  level: 'SHOULD',
  title: 'A key that was used is refused with another order.',
  why: 'A backend that compares the key alone responds "booked" to an order that it never carries out; one that ignores it books both.',
  restsOn: ['an accepted action'],
  source: intro('The same key with other fields is'),
  check: ({ accepted }) => (accepted ? { expected: 'a refusal', got: 'a success' } : undefined),
}
