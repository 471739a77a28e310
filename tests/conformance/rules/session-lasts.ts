import type { StateRule } from '#tests/conformance/rule.ts'

export const sessionLasts: StateRule<{ before: string }> = {
  id: 'session-lasts',
  about: 'state',
  level: 'SHOULD',
  title: 'A session lasts until something ends it.',
  why: 'The contract names no end of a session but a missing or dead one. A customer who is signed out by an ordinary action loses what they were doing. A sign-in elsewhere and a change of password, e-mail address or PIN are reasons.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ before }) => ({ expected: 'the session is alive after it', got: `HTTP 401 for the next call (${before})` }),
}
