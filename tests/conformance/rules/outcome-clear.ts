import { accepted, objectOf } from '../exchange.ts'
import { show } from '../schema.ts'
import type { AnswerRule } from '../rule.ts'

export const outcomeClear: AnswerRule = {
  id: 'outcome-clear',
  about: 'answers',
  level: 'SHOULD',
  title: 'The fields of an outcome do not contradict each other.',
  why: 'The deciding field says success and another one error: a reader of the contract sees a success, whoever wrote the backend meant a refusal.',
  restsOn: [],
  source: 'operation',
  check: (exchange) => {
    const answer = objectOf(exchange)
    const { operation } = exchange
    if (operation?.kind !== 'action' || answer === undefined || operation.outcome === undefined) return undefined
    const words = ['status', 'icon'].filter((name) => name !== operation.outcome)
    const wrong = accepted(operation, exchange)
      ? words.find((name) => /^"(error|fail|failed|failure|danger|no)"$/i.test(show(answer[name])))
      : words.find(
          (name) => answer[name] === 'success' && exchange.reply.kind === 'answer' && exchange.reply.status === 200,
        )
    const deciding = `${operation.outcome} ${show(answer[operation.outcome])}`
    return wrong === undefined
      ? undefined
      : { expected: `${wrong} that fits ${deciding}, which decides`, got: `${wrong} ${show(answer[wrong])}` }
  },
}
