import { objectOf } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'

export const shellCarried: ResponseRule = {
  id: 'shell-carried',
  about: 'responses',
  level: 'SHOULD',
  title: 'A loader that needs a session carries `user` and `nc`.',
  why: 'The layout around every screen shows the customer and the number of unread notifications; without them it needs another call.',
  restsOn: [],
  source: intro('`user` and `nc`, the count of unread notifications'),
  check: (exchange) => {
    const { operation, response } = exchange
    const body = objectOf(exchange)
    if (operation?.kind !== 'loader' || operation.session === 'none') return undefined
    if (body === undefined || response.kind !== 'received' || response.status !== 200) return undefined
    // What the contract promises of this very loader is a matter of `required-fields`.
    const lost = ['user', 'nc'].filter((name) => !operation.promised.has(name) && body[name] === undefined)
    return lost.length === 0 ? undefined : { expected: `the fields ${lost.join(' and ')}`, got: 'no such fields' }
  },
}
