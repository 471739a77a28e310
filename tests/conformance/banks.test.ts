import { describe, expect, it } from 'vitest'
import { found, freshTarget, judge, plan, told } from './banks/judge.ts'
import { newActions } from './banks/newActions.ts'
import { swept } from './banks/swept.ts'
import { walked } from './banks/walked.ts'
import { rules } from './rules.ts'

const ofNewActions = newActions(plan).filter(({ finds }) => finds.length > 0)

describe('a bank with one fault', { timeout: 180_000 }, () => {
  it.each([...walked, ...ofNewActions])('$name: $finds', async (fault) => {
    const report = await judge({ ...fault, settings: { parts: ['walk'], ...fault.settings } })
    expect(found(report), told(report)).toEqual(expect.arrayContaining([...fault.finds]))
  })

  it('exists for every rule', () => {
    const blamed = new Set(
      [...walked, ...ofNewActions, ...swept].flatMap(({ finds }) => finds.map((find) => find.replace(/@.*/, ''))),
    )
    expect(
      rules.map(({ id }) => id).filter((id) => !blamed.has(id)),
      'Break it in tests/conformance/banks.',
    ).toEqual([])
  })
})

describe('a bank with one fault in its responses', { timeout: 180_000 }, () => {
  const shared = freshTarget()

  it.each(swept)('$name: $finds', async (fault) => {
    const isReading = fault.only.every((id) => id.startsWith('get'))
    const report = await judge(fault, isReading ? shared : undefined)
    expect(found(report), told(report)).toEqual(expect.arrayContaining([...fault.finds]))
  })
})
