import { describe, expect, it } from 'vitest'
import { found, judge } from '#tests/conformance/broken/judge.ts'
import { together } from '#tests/conformance/broken/outcomes.ts'
import { banks } from '#tests/conformance/broken/policies.ts'

describe('a bank that conforms, with policies of its own,', { timeout: 180_000 }, () => {
  it.each(banks)('$name', async ({ policies, parts }) => {
    const settings = { ...(parts && { parts }), ...policies.find((policy) => policy.settings)?.settings }
    expect(found(await judge({ ...together(policies), settings }))).toEqual([])
  })
})
