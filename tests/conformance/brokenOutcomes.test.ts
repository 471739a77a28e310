import { describe, expect, it } from 'vitest'
import { found, judge, plan } from '#tests/conformance/broken/judge.ts'
import { brokenOutcomes } from '#tests/conformance/broken/outcomes.ts'

describe('a backend with an action that does not do what it reports', { timeout: 180_000 }, () => {
  it.each(brokenOutcomes(plan))('$operation $name: $rules', async ({ operation, rules: broken, fault }) => {
    const report = await judge({ ...fault, settings: { parts: ['scenarios'] } })
    expect(found(report)).toEqual(broken.map((rule) => `${rule}@${operation}`).sort())
  })
})
