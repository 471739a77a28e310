import { describe, expect, it } from 'vitest'
import { laterActions } from '#tests/conformance/broken/additions.ts'
import { afterwards } from '#tests/conformance/broken/afterwards.ts'
import { takenFromOthers } from '#tests/conformance/broken/bystanders.ts'
import { brokenCalls } from '#tests/conformance/broken/calls.ts'
import { brokenCredentials } from '#tests/conformance/broken/credentials.ts'
import { customerStates } from '#tests/conformance/broken/customerStates.ts'
import { footprints } from '#tests/conformance/broken/footprints.ts'
import { found, judge, partsFor, plan, told } from '#tests/conformance/broken/judge.ts'
import { brokenKinds } from '#tests/conformance/broken/kinds.ts'
import { otherLooks } from '#tests/conformance/broken/looks.ts'
import { looseKinds } from '#tests/conformance/broken/loose.ts'
import { brokenResponses } from '#tests/conformance/broken/responses.ts'
import { brokenKeys, brokenStates } from '#tests/conformance/broken/states.ts'
import { traces } from '#tests/conformance/broken/traces.ts'
import { passes } from './report.ts'
import { rules } from './rules.ts'

const faults = [
  ...brokenStates,
  ...brokenKinds,
  ...looseKinds,
  ...otherLooks,
  ...traces,
  ...footprints,
  ...brokenCredentials,
  ...afterwards,
  ...takenFromOthers,
  ...customerStates,
  ...brokenKeys,
  ...laterActions(plan).broken,
]

describe('a backend with one fault', { timeout: 180_000 }, () => {
  it.each(faults)('$name: $finds', async (fault) => {
    const report = await judge({ ...fault, settings: { parts: partsFor(fault.finds), ...fault.settings } })
    expect(found(report), told(report)).toEqual([...fault.finds].sort())
    expect(passes(report, true)).toBe(false)
  })

  it('exists for every rule', () => {
    const all = [...faults, ...brokenResponses, ...brokenCalls]
    const blamed = new Set(all.flatMap(({ finds }) => finds.map((find) => find.split('@')[0])))
    expect(
      rules.map(({ id }) => id).filter((id) => !blamed.has(id)),
      'Break it in tests/conformance/broken.',
    ).toEqual([])
  })
})
