import { describe, expect, it } from 'vitest'
import { validHeaders } from '#tests/conformance/broken/calls.ts'
import { found, judge, plan, told } from '#tests/conformance/broken/judge.ts'
import { newActions } from '#tests/conformance/broken/newActions.ts'
import { unusualBanks } from '#tests/conformance/broken/unusualBanks.ts'

describe('an unusual backend that conforms', { timeout: 180_000 }, () => {
  it.each(validHeaders)('$name', async (variant) => {
    const report = await judge(variant)
    expect(found(report), told(report)).toEqual([])
  })

  it.each([...unusualBanks, ...newActions(plan).valid])('$name', async (variant) => {
    const report = await judge({ ...variant, settings: { parts: ['scenarios', 'walk'] } })
    expect(found(report), told(report)).toEqual([])
  })
})
