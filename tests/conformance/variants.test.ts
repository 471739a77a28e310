import { describe, expect, it } from 'vitest'
import { validHeaders } from '#tests/conformance/broken/calls.ts'
import { found, judge, plan, told } from '#tests/conformance/broken/judge.ts'
import { newActions } from '#tests/conformance/broken/newActions.ts'
import { unusualBanks } from '#tests/conformance/broken/unusualBanks.ts'
import { isFull, share } from '#tests/support/sample.ts'

/** The more operations a bank changes, the longer its run: the sample has every third one of those that change few. */
const shown = isFull
  ? unusualBanks
  : share(
      unusualBanks.filter(({ only }) => only.length < 10),
      3,
    )

describe('an unusual backend that conforms', { timeout: 180_000 }, () => {
  it.each(validHeaders)('$name', async (variant) => {
    const report = await judge(variant)
    expect(found(report), told(report)).toEqual([])
  })

  it.each([...shown, ...newActions(plan).valid])('$name', async (variant) => {
    const report = await judge({ ...variant, settings: { parts: ['scenarios', 'walk'] } })
    expect(found(report), told(report)).toEqual([])
  })
})
