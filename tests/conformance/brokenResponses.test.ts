import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenCalls } from '#tests/conformance/broken/calls.ts'
import { found, judge, still, told } from '#tests/conformance/broken/judge.ts'
import { brokenResponses } from '#tests/conformance/broken/responses.ts'
import { mockTarget, type MockTarget } from './mockTarget.ts'

let shared: MockTarget
beforeAll(async () => {
  shared = await mockTarget(still)
})
afterAll(() => shared.close())

describe('a backend with one fault in its responses', { timeout: 180_000 }, () => {
  it.each([...brokenResponses, ...brokenCalls])('$name: $finds', async (fault) => {
    const isReading = fault.only.every((id) => id.startsWith('get'))
    const report = await judge(fault, isReading ? shared : undefined)
    expect(found(report), told(report)).toEqual([...fault.finds].sort())
    expect(told(report)).toMatch(fault.tells ?? '')
  })
})
