import { objectOf } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'
import { isRecord } from '#tests/conformance/schema.ts'

export const noTokenInLoader: ResponseRule = {
  id: 'no-token-in-loader',
  about: 'responses',
  level: 'MUST',
  title: 'No loader returns a token.',
  why: 'A token in every response ends up in caches, logs and screenshots. Its cause is SELECT * on the users table.',
  restsOn: [],
  source: { file: 'schemas/common.yaml', phrase: "Never part of a loader's response" },
  check: (exchange) => {
    if (exchange.operation?.kind !== 'loader') return undefined
    const body = objectOf(exchange) ?? {}
    const holders = { body, 'body.user': body['user'], 'body.profile': body['profile'] }
    const found = Object.entries(holders).find(([, holder]) => isRecord(holder) && typeof holder['jwt'] === 'string')
    return found === undefined ? undefined : { expected: 'no jwt', got: `${found[0]}.jwt` }
  },
}
