import { describe, expect, it } from 'vitest'
import { found, judge, plan, told } from './banks/judge.ts'
import { newActions } from './banks/newActions.ts'
import { validHeaders } from './banks/swept.ts'
import { unusualBanks } from './banks/unusual.ts'

const conforming = newActions(plan).filter(({ finds }) => finds.length === 0)

describe('an unusual bank that conforms', { timeout: 180_000 }, () => {
  it.each(validHeaders)('$name', async (variant) => {
    const report = await judge(variant)
    expect(found(report), told(report)).toEqual([])
  })

  it.each([...unusualBanks, ...conforming])('$name', async (variant) => {
    const report = await judge({ ...variant, settings: { parts: ['walk'], ...variant.settings } })
    expect(found(report), told(report)).toEqual([])
  })
})
