import { accepted, objectOf } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const outcomeClear: ResponseRule = {
  id: 'outcome-clear',
  about: 'responses',
  level: 'SHOULD',
  title: 'The fields of an outcome do not contradict each other.',
  why: 'The deciding field says success and another one error: a reader of the contract sees a success, whoever wrote the backend meant a refusal.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => {
    const body = objectOf(exchange)
    const { operation } = exchange
    if (operation?.kind !== 'action' || body === undefined || operation.outcome === undefined) return undefined
    const words = ['status', 'icon'].filter((name) => name !== operation.outcome)
    const wrong = accepted(operation, exchange)
      ? words.find((name) => /^"(error|fail|failed|failure|danger|no)"$/i.test(show(body[name])))
      : words.find(
          (name) =>
            body[name] === 'success' && exchange.response.kind === 'received' && exchange.response.status === 200,
        )
    const deciding = `${operation.outcome} ${show(body[operation.outcome])}`
    return wrong === undefined
      ? undefined
      : { expected: `${wrong} that fits ${deciding}, which decides`, got: `${wrong} ${show(body[wrong])}` }
  },
}
