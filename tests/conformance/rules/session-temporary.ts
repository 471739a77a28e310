import { accepted, summary } from '#tests/conformance/exchange.ts'
import { isExpired } from '#tests/conformance/revive.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { signIn } from '#tests/conformance/signIn.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const sessionTemporary: CallRule = {
  id: 'session-temporary',
  about: 'calls',
  level: 'MUST',
  title: 'A temporary token serves identity verification and nothing else.',
  why: 'One table for both kinds of token, and a query that does not check the kind: customers whose identity nobody has checked use the bank.',
  restsOn: ['a temporary token'],
  source: intro('It serves'),
  // A token of this very moment is alive; documents that were handed in may have ended the former one.
  prepare: async (context) => {
    const { unapproved } = context.accounts
    if (unapproved === undefined) return
    const problem = await signIn(context, unapproved)
    // Of an older token nobody knows whether it is alive.
    if (problem !== undefined) delete unapproved.token
  },
  calls: (operation, context) => {
    const holder = [context.accounts.unapproved, context.accounts.enrolled].find(
      (account) => account?.token !== undefined && account.tokenKind === 'temporary',
    )
    if (operation.session !== 'session') return []
    if (holder === undefined) return { missing: 'no temporary token: --account unapproved=EMAIL:PASSWORD' }
    return varyToken(operation, context, 'a temporary token', holder.token)
  },
  check: (exchange) =>
    exchange.operation !== undefined && accepted(exchange.operation, exchange)
      ? { expected: 'HTTP 401', got: summary(exchange) }
      : undefined,
  // Where most operations do not let the token in, one that goes on to refuse the form has let it in.
  compare: (exchanges) => {
    const inside = exchanges.filter(
      (exchange) =>
        exchange.response.kind === 'received' &&
        exchange.response.status === 200 &&
        exchange.operation?.kind === 'action' &&
        !accepted(exchange.operation, exchange),
    )
    if (exchanges.filter(isExpired).length <= exchanges.length / 2) return []
    return inside.map((exchange) => ({
      exchange,
      violation: { expected: 'HTTP 401, as from other operations', got: summary(exchange), level: 'SHOULD' },
    }))
  },
}
