import { describe, expect, it } from 'vitest'
import { brokenCalls } from '#tests/conformance/broken/calls.ts'
import { found, judge, partsFor, plan, told } from '#tests/conformance/broken/judge.ts'
import { newActions } from '#tests/conformance/broken/newActions.ts'
import { brokenOddSecrets, brokenPins } from '#tests/conformance/broken/pins.ts'
import { brokenForSecond, brokenPlaces } from '#tests/conformance/broken/places.ts'
import { brokenNotifications, brokenProfiles } from '#tests/conformance/broken/profiles.ts'
import { brokenResets } from '#tests/conformance/broken/resets.ts'
import { brokenResponses } from '#tests/conformance/broken/responses.ts'
import { brokenSignIns } from '#tests/conformance/broken/signIns.ts'
import { brokenIdentities, brokenSignUps } from '#tests/conformance/broken/signUps.ts'
import { brokenSubmissions } from '#tests/conformance/broken/submissions.ts'
import { brokenHistories, brokenTransfers } from '#tests/conformance/broken/transfers.ts'
import { rules } from './rules.ts'

const faults = [
  ...[...brokenSignUps, ...brokenIdentities, ...brokenSignIns, ...brokenResets],
  ...[...brokenPins, ...brokenOddSecrets, ...brokenTransfers, ...brokenHistories],
  ...[...brokenSubmissions, ...brokenProfiles, ...brokenNotifications, ...newActions(plan).broken],
  ...[...brokenPlaces, ...brokenForSecond],
]

const ruleOf = (find: string): string => find.replace(/@.*/, '')

describe('a backend with one fault', { timeout: 180_000 }, () => {
  it.each(faults)('$name: $finds', async (fault) => {
    const report = await judge({ ...fault, settings: { parts: partsFor(fault.finds), ...fault.settings } })
    expect(found(report), told(report)).toEqual([...fault.finds].sort())
    expect(told(report)).toMatch(fault.tells ?? '')
  })

  it('exists for every rule', () => {
    const all = [...faults, ...brokenResponses, ...brokenCalls]
    const blamed = new Set(all.flatMap(({ finds }) => finds.map(ruleOf)))
    expect(
      rules.map(({ id }) => id).filter((id) => !blamed.has(id)),
      'Break it in tests/conformance/broken.',
    ).toEqual([])
  })
})
