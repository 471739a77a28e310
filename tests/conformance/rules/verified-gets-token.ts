import type { StateRule } from '#tests/conformance/rule.ts'

export const verifiedGetsToken: StateRule<{ body: Record<string, unknown> }> = {
  id: 'verified-gets-token',
  about: 'state',
  level: 'MUST',
  title: 'The response to a verified e-mail address has a token and the state of the identity.',
  why: 'The screen decides by verification_status where the customer goes, and needs the token to go there.',
  restsOn: ['a new customer'],
  source: { file: 'schemas/auth.yaml', phrase: 'A success carries `jwt` and `verification_status`' },
  check: ({ body }) => {
    const lacking = ['jwt', 'verification_status'].filter((name) => typeof body[name] !== 'string')
    return lacking.length === 0
      ? undefined
      : { expected: 'jwt and verification_status', got: `no ${lacking.join(' and no ')}` }
  },
}
