import { objectOf } from '../exchange.ts'
import type { AnswerRule } from '../rule.ts'
import { isRecord } from '../schema.ts'

export const noTokenInLoader: AnswerRule = {
  id: 'no-token-in-loader',
  about: 'answers',
  level: 'MUST',
  title: 'No loader answers with a token.',
  why: 'A token in every answer ends up in caches, logs and screenshots. It comes from SELECT * on the users table.',
  restsOn: [],
  source: { file: 'schemas/common.yaml', phrase: "Never part of a loader's answer" },
  check: (exchange) => {
    if (exchange.operation?.kind !== 'loader') return undefined
    const answer = objectOf(exchange) ?? {}
    const holders = { answer, 'answer.user': answer['user'], 'answer.profile': answer['profile'] }
    const found = Object.entries(holders).find(([, holder]) => isRecord(holder) && typeof holder['jwt'] === 'string')
    return found === undefined ? undefined : { expected: 'no jwt', got: `${found[0]}.jwt` }
  },
}
