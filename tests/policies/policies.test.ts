import { describe, expect, it } from 'vitest'
import { found, judge } from '#tests/conformance/broken/judge.ts'
import { together } from '#tests/conformance/broken/outcomes.ts'
import { banks } from './policies.ts'

describe('a bank that conforms, with policies of its own,', { timeout: 180_000 }, () => {
  it.each(Object.entries(banks))('%s', async (_name, { policies, parts }) => {
    const settings = parts === undefined ? {} : { parts }
    expect(found(await judge({ ...together(Object.values(policies)), settings }))).toEqual([])
  })
})
