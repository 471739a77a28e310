import { describe, expect, it } from 'vitest'
import { found, judge, partsFor, plan, told } from '#tests/conformance/broken/judge.ts'
import { brokenOutcomes } from '#tests/conformance/broken/outcomes.ts'

describe('a backend with actions that do not do what they report', { timeout: 180_000 }, () => {
  it.each(brokenOutcomes(plan))('$name: $finds', async ({ finds, fault }) => {
    const report = await judge({ ...fault, settings: { parts: partsFor(finds) } })
    expect(found(report), told(report)).toEqual(finds)
  })
})
