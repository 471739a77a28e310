import { expired } from '../checks.ts'
import { intro } from '../rule.ts'
import type { CallRule } from '../rule.ts'
import { varyToken } from '../variations.ts'

export const sessionGarbage: CallRule = {
  id: 'session-garbage',
  about: 'calls',
  level: 'MUST',
  title: 'An unknown token is a 401.',
  why: 'A token that is decoded but not verified, or not verified at all.',
  source: intro('A missing or dead session is answered with HTTP 401'),
  calls: (operation, bench) => varyToken(operation, bench, 'an unknown token', 'conformance.not-a-token.0'),
  check: expired,
}
