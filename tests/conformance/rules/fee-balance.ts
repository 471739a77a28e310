import { objectOf } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const feeBalance: ResponseRule = {
  id: 'fee-balance',
  about: 'responses',
  level: 'MUST',
  title: 'The transfer screen gets the balance, as `tb` or as `balance`.',
  why: 'A renamed column, or a query without a row: no amount can be checked against nothing.',
  restsOn: [],
  source: { file: 'schemas/transfers.yaml', phrase: 'One of `tb` and `balance` is always there' },
  check: (exchange) => {
    const { operation, response } = exchange
    const body = objectOf(exchange)
    if (operation?.id !== 'getTransferFee' || response.kind !== 'received' || response.status !== 200) return undefined
    return body === undefined || (body['tb'] ?? body['balance']) !== undefined
      ? undefined
      : { expected: 'the field tb or the field balance', got: 'neither' }
  },
}
