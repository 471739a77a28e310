import type { AnswerRule } from '../rule.ts'

export const answerQuick: AnswerRule = {
  id: 'answer-quick',
  about: 'answers',
  level: 'SHOULD',
  title: 'An answer arrives within the time limit.',
  why: 'The contract names no time, but a customer waits for every screen. The limit is set with --slow.',
  restsOn: [],
  source: 'operation',
  check: ({ reply, slowMs }) =>
    reply.kind === 'answer' && reply.ms > slowMs
      ? { expected: `an answer within ${slowMs} ms`, got: `${Math.round(reply.ms)} ms` }
      : undefined,
}
