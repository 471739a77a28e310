import { objectOf } from '../exchange.ts'
import type { AnswerRule } from '../rule.ts'

export const feeBalance: AnswerRule = {
  id: 'fee-balance',
  about: 'answers',
  level: 'MUST',
  title: 'The transfer screen gets the balance, as `tb` or as `balance`.',
  why: 'A renamed column, or a query without a row: no amount can be checked against nothing.',
  restsOn: [],
  source: { file: 'schemas/transfers.yaml', phrase: 'One of `tb` and `balance` is always there' },
  check: (exchange) => {
    const { operation, reply } = exchange
    const answer = objectOf(exchange)
    if (operation?.id !== 'getTransferFee' || reply.kind !== 'answer' || reply.status !== 200) return undefined
    return answer === undefined || (answer['tb'] ?? answer['balance']) !== undefined
      ? undefined
      : { expected: 'the field tb or the field balance', got: 'neither' }
  },
}
