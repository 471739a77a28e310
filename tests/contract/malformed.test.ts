/** Thousands of broken responses through the real client. `SEED=7 vitest run malformed` draws other ones. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#mocks/domain/environment.ts'
import { table } from '#mocks/generated/tables.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { LoadFailure, type AnyOutcome } from '#src/api/reading/outcome.ts'
import { subscribeViolations, type Violation } from '#src/api/reading/violations.ts'
import { isFields } from '#src/lib/fields.ts'
import { schemaJudge } from '#tests/conformance/contract/schema.ts'
import { malformedAt, malformedFrom, type Malformed } from '#tests/support/malformed.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { contract, responseExamples } from '#tests/support/responseExamples.ts'
import { callGenerated } from './hooks.ts'

const seed = Number(process.env['SEED'] ?? 1)
const judge = schemaJudge(contract)
const ids = [...new Set(responseExamples.map(({ id }) => id))]
const drawn = 25

let nextResponse: () => Response
let reported: readonly Violation[]
let unsubscribe: () => void

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(nextResponse()))
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
  unsubscribe = subscribeViolations(({ violations }) => {
    reported = violations
  })
})
afterEach(() => {
  unsubscribe()
  vi.unstubAllGlobals()
})

async function resultOf(id: OperationId, { body, status, type }: Malformed): Promise<unknown> {
  reported = []
  nextResponse = () => new Response(body, { status, headers: { 'Content-Type': type } })
  return callGenerated(id, {}).catch((error: unknown) => error)
}

function failureOf({ body, status }: Malformed): string | undefined {
  if (status === 503) return 'unavailable'
  if (status !== 200) return 'http'
  const response = parsed(body)
  return isFields(response) ? undefined : 'invalidResponse'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function faultOf(id: OperationId, schema: string, made: Malformed, result: unknown): string | undefined {
  const failure = failureOf(made)
  const isAction = table[id].kind === 'action'
  if (failure !== undefined) {
    const reason = isAction ? (result as { reason?: string }).reason : result instanceof LoadFailure && result.reason
    return reason === failure ? undefined : `${String(reason)} instead of ${failure}`
  }
  if (result instanceof Error) return String(result)
  // The contract has no limit for an amount or a currency; integer minor units and the screen do.
  const isTooLong = /a huge number|currency: a huge text/.test(made.name)
  const isRight = judge(schema, parsed(made.body)).length === 0 && !isTooLong
  if (isRight && reported.length > 0) return `violations in what keeps the contract: ${JSON.stringify(reported)}`
  return isAction && (result as AnyOutcome).kind === 'failed'
    ? 'failed, although there is something to read'
    : undefined
}

function drawnFrom(value: unknown): Malformed[] {
  let draws = 0
  const pick = (below: number) => Math.floor(draw(seed, ++draws) * below)
  return Array.from({ length: drawn }, () => malformedAt(value, 3, pick))
}

describe.each(ids)('a broken response to %s', (id) => {
  const examples = responseExamples.filter((example) => example.id === id)

  it('[R205] is read as far as possible, and fails only when nothing can be read', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const { schema, value, example } of examples) {
      for (const made of [...malformedFrom(value), ...drawnFrom(value)]) {
        const fault = faultOf(id, schema, made, await resultOf(id, made))
        tried += 1
        if (fault !== undefined) wrong.push(`${example}, ${made.name}: ${fault}`)
      }
    }
    expect(wrong, `seed ${seed}`).toEqual([])
    expect(tried).toBeGreaterThan(100)
    expect(localStorage.getItem('baUid'), 'nobody is signed out by it').toBe('token-1')
  }, 60_000)

  it('[R205] contains no text that takes a minute to lay out', async () => {
    for (const { value } of examples) {
      const body = JSON.stringify(value, (_name, entry: unknown) =>
        typeof entry === 'string' ? `${entry}${'\u{1F642}'.repeat(100_000)}` : entry,
      )
      const texts = textsIn(await resultOf(id, { name: 'megabytes', body, status: 200, type: 'application/json' }))
      expect(Math.max(0, ...texts.map(({ length }) => length))).toBeLessThanOrEqual(10_001)
      expect(texts.filter((text) => /\p{Surrogate}/u.test(text))).toEqual([])
    }
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
