import type { StateRule } from '#tests/conformance/rule.ts'
import { saysNo } from '#tests/conformance/scenario.ts'

export const verificationKept: StateRule<{ verified: unknown; accepted: boolean; got: string }> = {
  id: 'verification-kept',
  about: 'state',
  level: 'MUST',
  title: 'A verified e-mail address stays verified.',
  why: 'The code is accepted and the flag never stored: the customer verifies and cannot sign in.',
  restsOn: ['a new customer', 'an accepted action'],
  source: 'operation',
  check: ({ verified, accepted, got }) =>
    !accepted && saysNo(verified)
      ? { expected: 'a sign-in that does not demand the verification again', got }
      : undefined,
}
