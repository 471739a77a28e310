import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenCalls, validHeaders } from '#tests/conformance/broken/calls.ts'
import { found, judge, plan, still } from '#tests/conformance/broken/judge.ts'
import { brokenKinds, validKinds } from '#tests/conformance/broken/kinds.ts'
import { looseKinds, validLoose } from '#tests/conformance/broken/loose.ts'
import { brokenOutcomes } from '#tests/conformance/broken/outcomes.ts'
import { brokenResponses } from '#tests/conformance/broken/responses.ts'
import { brokenKeys, brokenStates } from '#tests/conformance/broken/states.ts'
import { mockTarget, type MockTarget } from './mockTarget.ts'
import { passes } from './report.ts'
import { rules } from './rules.ts'

/** For faults that leave the bank as it is. */
let shared: MockTarget
beforeAll(async () => {
  shared = await mockTarget(still)
})
afterAll(() => shared.close())

const faults = [...brokenResponses, ...brokenCalls, ...brokenStates, ...brokenKinds, ...looseKinds, ...brokenKeys]

describe('a backend that is broken in one way', { timeout: 180_000 }, () => {
  it.each([...brokenResponses, ...brokenCalls])('$name: $finds', async (fault) => {
    // A loader leaves the bank as it is.
    const isReading = fault.only.every((id) => id.startsWith('get'))
    const report = await judge(fault, isReading ? shared : undefined)
    expect(found(report)).toEqual([...fault.finds].sort())
    expect(passes(report, true)).toBe(false)
  })

  it.each([...brokenStates, ...brokenKinds, ...looseKinds, ...brokenKeys])('$name: $finds', async (fault) => {
    // What varied calls find is proven above.
    const report = await judge({ ...fault, settings: { parts: ['scenarios'], ...fault.settings } })
    expect(found(report)).toEqual([...fault.finds].sort())
    expect(passes(report, true)).toBe(false)
  })

  it.each(brokenOutcomes(plan))('$operation $name: $rules', async ({ operation, rules: broken, fault }) => {
    const report = await judge({ ...fault, settings: { parts: ['scenarios'] } })
    expect(found(report)).toEqual(broken.map((rule) => `${rule}@${operation}`).sort())
  })

  it.each(validHeaders)('is none: $name', async (variant) => {
    expect(found(await judge(variant))).toEqual([])
  })

  it.each([...validKinds, ...validLoose])('is none: $name', async (variant) => {
    expect(found(await judge({ ...variant, settings: { parts: ['scenarios'] } }))).toEqual([])
  })

  it('is there for every rule', () => {
    const blamed = new Set(faults.flatMap(({ finds }) => finds.map((find) => find.split('@')[0])))
    expect(rules.map(({ id }) => id).filter((id) => !blamed.has(id))).toEqual([])
  })
})
