/**
 * Broken answers by the thousand, through the very transport. What it should make of each is known from a second,
 * independent reading of the contract. `SEED=7 vitest run malformed` draws other ones.
 */
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#mocks/domain/environment.ts'
import { malformedAt, malformedFrom } from '#mocks/faults/malformed.ts'
import type { Malformed } from '#mocks/faults/malformed.ts'
import { operations } from '#src/api/generated/operations.ts'
import type { ActionId, OperationId } from '#src/api/generated/operations.ts'
import { LoadFailure, succeeded } from '#src/api/outcome.ts'
import type { Envelope } from '#src/api/outcome.ts'
import { act, load } from '#src/api/client.ts'
import { answerExamples, contract } from '#tests/support/answerExamples.ts'
import { schemaJudge } from '#tests/conformance/schema.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const seed = Number(process.env['SEED'] ?? 1)
const judge = schemaJudge(contract)
const ids = [...new Set(answerExamples.map(({ id }) => id))]
const drawn = 25

let answerNext: () => Response

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(answerNext()))
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the transport makes of an answer: what it resolves with, or what it throws. */
async function resultOf(id: OperationId, { body, status, type }: Malformed): Promise<unknown> {
  answerNext = () => new Response(body, { status, headers: { 'Content-Type': type } })
  const request = { url: operations[id].url, method: 'POST' }
  return operations[id].kind === 'action' ? act(request) : load(request).catch((error: unknown) => error)
}

/** What it should make of it. */
function expected(id: OperationId, schema: string, { body, status }: Malformed): unknown {
  const answer = status === 200 ? parsed(body) : undefined
  const isRight = answer !== undefined && judge(schema, answer).length === 0
  const operation = operations[id]
  if (!isRight) {
    const reason = status === 200 ? 'malformed' : 'http'
    return operation.kind === 'action' ? { kind: 'failed', reason } : new LoadFailure(reason)
  }
  if (operation.kind === 'loader') return answer
  const { outcome } = operations[id as ActionId]
  return { kind: succeeded(outcome, answer as Envelope) ? 'success' : 'refused', answer }
}

/** The value of a text as `Response.text()` would give it: without one byte order mark. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Answers that are spoiled at three places at once, as the seed has it. */
function drawnFrom(value: unknown): Malformed[] {
  let draws = 0
  const pick = (below: number) => Math.floor(draw(seed, ++draws) * below)
  return Array.from({ length: drawn }, () => malformedAt(value, 3, pick))
}

describe.each(ids)('a broken answer to %s', (id) => {
  const examples = answerExamples.filter((example) => example.id === id)

  it('[R205] is a failure and nothing else, and one that keeps the contract is passed on as it came', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const { schema, value, example } of examples) {
      for (const made of [...malformedFrom(value), ...drawnFrom(value)]) {
        const result = await resultOf(id, made)
        tried += 1
        const isAsExpected = isDeepStrictEqual(result, expected(id, schema, made))
        if (!isAsExpected) wrong.push(`${example}, ${made.name}: ${String(result)}`)
      }
    }
    expect(wrong, `seed ${seed}`).toEqual([])
    expect(tried).toBeGreaterThan(100)
    expect(localStorage.getItem('baUid'), 'nobody is signed out by it').toBe('token-1')
  })
})
