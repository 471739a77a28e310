import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf } from '#tests/conformance/independent/measure.ts'
import {
  python,
  readCatalogue,
  startIndependent,
  type Catalogue,
  type Independent,
} from '#tests/conformance/independent/target.ts'
import type { Settings } from './context.ts'
import { loadPlan, type Plan } from './plan.ts'

// A skipped file is a number at the end of the output and easily overlooked.
if (python === undefined)
  console.warn(
    'SKIPPED, nothing of it was tested: the independent backend. There is no Python 3.10 or newer on the PATH.',
  )

/** One fault of a class each, together in as few banks as do not hide one another; `npm run conformance:measure` tries all. */
const samples = [
  [
    'row-word:status=Pending@getcdform',
    'no-session@gettrslist',
    'profile-of-everybody',
    'booked-twice',
    'reset-older-code',
  ],
  ['refusal-reads-success@confirmmypin'],
]

/** Legitimate, each in a way that has been blamed before. */
const legitimate = [
  'permission-left,kyc-as-error',
  'single-session,sessions-end-on-password,sessions-end-on-email,code-wait',
]

describe.skipIf(python === undefined)('an independent backend', { timeout: 60_000 }, () => {
  let independent: Independent
  let plan: Plan
  let catalogue: Catalogue
  let base: string[]
  const quick: Partial<Settings> = { parts: ['sessions', 'scenarios'] }
  beforeAll(async () => {
    independent = await startIndependent()
    plan = await loadPlan()
    catalogue = readCatalogue()
    base = await findingsOf(independent, 'base', '-', plan, quick)
  }, 60_000)
  afterAll(() => independent.close())

  it('conforms, and does so again after the first run has left its traces', async () => {
    expect(base).toEqual([])
    expect(await findingsOf(independent, 'base', '-', plan, quick)).toEqual([])
  })

  it.each(samples.map((names) => names.join()))('is found out where it is broken: %s', async (names) => {
    const findings = await findingsOf(independent, `faults ${names}`, names, plan, quick)
    for (const name of names.split(',')) {
      const at = catalogue.faults.find((entry) => entry.name === name)?.at ?? []
      const where = findings.map((finding) => finding.split('@')[1] ?? '')
      expect({ name, found: where.some((id) => at.includes(id)) }, findings.join(', ')).toEqual({ name, found: true })
    }
  })

  it.each(['signin-any-password', 'pin-for-everybody', 'profile-escaped', 'other-history'])(
    'is blamed at the root alone: %s',
    async (name) => {
      const at = catalogue.faults.find((entry) => entry.name === name)?.at ?? []
      const findings = await findingsOf(independent, `alone ${name}`, name, plan, quick)
      expect(new Set(findings.map((finding) => finding.split('@')[1]))).toEqual(new Set(at.slice(0, 1)))
    },
  )

  it.each([
    ['temporary-everywhere', 'MUST session-temporary@getProfile'],
    ['reading-marks', 'MUST read-stays-read@getNotifications'],
  ])('is found out no less where more is allowed: %s', async (broken, finding) => {
    const reading = await findingsOf(independent, 'read-only', broken, plan, { ...quick, scope: 'reads' })
    const writing = await findingsOf(independent, 'everything', broken, plan, quick)
    expect(reading).toContain(finding)
    expect(writing).toEqual(expect.arrayContaining(reading))
  })

  it.each(legitimate)('is not blamed for what is legitimate: %s', async (name) => {
    expect(await findingsOf(independent, `variant ${name}`, name, plan, quick)).toEqual([])
  })
})
