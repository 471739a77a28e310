import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenCalls } from '#tests/conformance/broken/calls.ts'
import { found, judge, still, told } from '#tests/conformance/broken/judge.ts'
import { brokenResponses } from '#tests/conformance/broken/responses.ts'
import { sample } from '#tests/support/sample.ts'
import { mockTarget, type MockTarget } from './mockTarget.ts'

let shared: MockTarget
beforeAll(async () => {
  shared = await mockTarget(still)
})
afterAll(() => shared.close())

describe('a backend with one fault in its responses', { timeout: 180_000 }, () => {
  // The sample breaks every rule and finds it at every operation.
  const faults = sample([...brokenResponses, ...brokenCalls], ({ finds }) => finds.flatMap((find) => find.split('@')))
  it.each(faults)('$name: $finds', async (fault) => {
    const isReading = fault.only.every((id) => id.startsWith('get'))
    const report = await judge(fault, isReading ? shared : undefined)
    expect(found(report), told(report)).toEqual([...fault.finds].sort())
  })
})
