import type { StateRule } from '#tests/conformance/rule.ts'

export const sessionForApproved: StateRule<{ operation: string; served: boolean; got: string }> = {
  id: 'session-for-approved',
  about: 'state',
  level: 'MUST',
  title: 'Nobody gets a session before identity is approved.',
  why: 'A sign-in, or the verification of the address, gives everybody the same kind of token.',
  restsOn: ['a temporary token'],
  source: 'operation',
  check: ({ operation, served, got }) =>
    served ? { expected: `HTTP 401 from ${operation} for the token`, got } : undefined,
}
