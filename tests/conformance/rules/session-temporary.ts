import { accepted, summary } from '../exchange.ts'
import { signIn } from '../signIn.ts'
import { intro } from '../rule.ts'
import { isExpired } from '../revive.ts'
import type { CallRule } from '../rule.ts'
import { varyToken } from '../variations.ts'

export const sessionTemporary: CallRule = {
  id: 'session-temporary',
  about: 'calls',
  level: 'MUST',
  title: 'A temporary token serves identity verification and nothing else.',
  why: 'One table for both kinds of token, and a query that does not ask for the kind: customers whose identity nobody has checked use the bank.',
  restsOn: ['a temporary token'],
  source: intro('It serves'),
  // A token of this very moment is alive; documents that were handed in may have ended the former one.
  prepare: async (bench) => {
    const { unapproved } = bench.accounts
    if (unapproved === undefined) return
    const problem = await signIn(bench, unapproved)
    // Of an older token nobody knows whether it is alive.
    if (problem !== undefined) delete unapproved.token
  },
  calls: (operation, bench) => {
    const holder = [bench.accounts.unapproved, bench.accounts.enrolled].find(
      (account) => account?.token !== undefined && account.tokenKind === 'temporary',
    )
    if (operation.session !== 'session') return []
    if (holder === undefined) return { missing: 'no temporary token: --account unapproved=EMAIL:PASSWORD' }
    return varyToken(operation, bench, 'a temporary token', holder.token)
  },
  check: (heard) =>
    heard.operation !== undefined && accepted(heard.operation, heard)
      ? { expected: 'HTTP 401', got: summary(heard) }
      : undefined,
  // Where most operations do not let the token in, one that goes on to refuse the form has let it in.
  compare: (heards) => {
    const inside = heards.filter(
      (heard) =>
        heard.reply.kind === 'answer' &&
        heard.reply.status === 200 &&
        heard.operation?.kind === 'action' &&
        !accepted(heard.operation, heard),
    )
    if (heards.filter(isExpired).length <= heards.length / 2) return []
    return inside.map((heard) => ({
      heard,
      violation: { expected: 'HTTP 401, as from other operations', got: summary(heard), level: 'SHOULD' },
    }))
  },
}
