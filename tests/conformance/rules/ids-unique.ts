import { objectOf } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'
import { isRecord } from '#tests/conformance/schema.ts'

export const idsUnique: ResponseRule = {
  id: 'ids-unique',
  about: 'responses',
  level: 'MUST',
  title: 'No two rows of a list have the same id.',
  why: 'The id of the customer, of the method or of a joined table in place of the row’s own.',
  restsOn: ['something to compare'],
  source: 'operation',
  check: (exchange) => {
    const body = exchange.operation?.kind === 'loader' ? objectOf(exchange) : undefined
    for (const [name, list] of Object.entries(body ?? {})) {
      const ids = (Array.isArray(list) ? list : [])
        .filter(isRecord)
        .flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []))
      const twice = ids.find((id, at) => ids.indexOf(id) !== at)
      if (twice !== undefined) return { expected: `ids of ${name} that occur once`, got: `${twice} more than once` }
    }
    return undefined
  },
}
