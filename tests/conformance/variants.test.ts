import { describe, expect, it } from 'vitest'
import { laterActions } from '#tests/conformance/broken/additions.ts'
import { validAfterwards } from '#tests/conformance/broken/afterwards.ts'
import { validHeaders } from '#tests/conformance/broken/calls.ts'
import { found, judge, plan, told } from '#tests/conformance/broken/judge.ts'
import { validKinds } from '#tests/conformance/broken/kinds.ts'
import { validLooks } from '#tests/conformance/broken/looks.ts'
import { validLoose } from '#tests/conformance/broken/loose.ts'
import { validTraces } from '#tests/conformance/broken/traces.ts'

describe('an unusual backend that conforms', { timeout: 180_000 }, () => {
  it.each(validHeaders)('$name', async (variant) => {
    const report = await judge(variant)
    expect(found(report), told(report)).toEqual([])
  })

  it.each([
    ...validKinds,
    ...validAfterwards,
    ...validLoose,
    ...validLooks,
    ...validTraces,
    ...laterActions(plan).valid,
  ])('$name', async (variant) => {
    const report = await judge({ ...variant, settings: { parts: ['scenarios', 'walk'] } })
    expect(found(report), told(report)).toEqual([])
  })
})
