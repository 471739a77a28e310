import { objectOf } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const addressesFit: ResponseRule = {
  id: 'addresses-fit',
  about: 'responses',
  level: 'SHOULD',
  title: 'Every address belongs to a method.',
  why: 'Two lists that are put together by hand: an address too many shows that they do not line up, and money goes to the wrong coin.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => {
    const { names, addresses2 } = objectOf(exchange) ?? {}
    return Array.isArray(names) && Array.isArray(addresses2) && addresses2.length > names.length
      ? { expected: `no more than ${names.length} addresses`, got: String(addresses2.length) }
      : undefined
  },
}
