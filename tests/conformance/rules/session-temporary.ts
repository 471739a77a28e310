import { accepted, summary } from '../exchange.ts'
import { temporaryHolder } from '../harmless.ts'
import { intro } from '../rule.ts'
import type { CallRule } from '../rule.ts'
import { varyToken } from '../variations.ts'

export const sessionTemporary: CallRule = {
  id: 'session-temporary',
  about: 'calls',
  level: 'MUST',
  title: 'A temporary token serves identity verification and nothing else.',
  why: 'One table for both kinds of token, and a query that does not ask for the kind: customers whose identity nobody has checked use the bank.',
  source: intro('It serves'),
  calls: (operation, bench) => {
    const holder = temporaryHolder(bench.accounts)
    if (operation.session !== 'session') return []
    if (holder === undefined) return { missing: 'no temporary token: --account unapproved=EMAIL:PASSWORD' }
    return varyToken(operation, bench, 'a temporary token', holder.token)
  },
  check: (heard) =>
    heard.operation !== undefined && accepted(heard.operation, heard)
      ? { expected: 'HTTP 401', got: summary(heard) }
      : undefined,
}
