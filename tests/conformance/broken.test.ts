import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from './context.ts'
import { brokenResponses } from './broken/responses.ts'
import { backendInProcess } from './broken/backend.ts'
import type { Fault } from './broken/backend.ts'
import { brokenCalls, validHeaders } from './broken/calls.ts'
import { brokenOutcomes } from './broken/outcomes.ts'
import { brokenKeys, brokenStates } from './broken/states.ts'
import { mockTarget } from './mockTarget.ts'
import type { MockTarget } from './mockTarget.ts'
import { loadPlan } from './plan.ts'
import type { Plan } from './plan.ts'
import { passes } from './report.ts'
import type { Report } from './report.ts'
import { rules } from './rules.ts'
import { run } from './run.ts'

const still = { now: () => new Date('2026-01-16T09:00:00.000Z'), seed: 1 }

const plan: Plan = await loadPlan()
/** For faults that leave the bank as it is. */
let shared: MockTarget
beforeAll(async () => {
  shared = await mockTarget(still)
})
afterAll(() => shared.close())

async function judge(fault: Partial<Fault> = {}, target?: MockTarget): Promise<Report> {
  if (target !== undefined) return judgeTarget(target, fault)
  const own = await mockTarget(still)
  try {
    return await judgeTarget(own, fault)
  } finally {
    await own.close()
  }
}

async function judgeTarget(target: MockTarget, fault: Partial<Fault>): Promise<Report> {
  const { accounts, deadToken, readCode } = target
  const settings: Omit<Settings, 'endpoint'> = {
    ...{ accounts, deadToken, readCode, scope: 'writes', concurrency: 8, timeoutMs: 10_000, slowMs: 5000, seed: 1 },
    ...(fault.only === undefined ? {} : { only: fault.only }),
    ...fault.settings,
  }
  return run({ ...settings, ...backendInProcess(target, plan, fault) }, plan)
}

function found({ operations }: Report): string[] {
  return operations.flatMap(({ findings }) => findings.map(({ rule, operation }) => `${rule}@${operation}`)).sort()
}

const faults = [...brokenResponses, ...brokenCalls, ...brokenStates, ...brokenKeys]

describe('a backend that is broken in one way', { timeout: 30_000 }, () => {
  it.each([...brokenResponses, ...brokenCalls])('$name: $finds', async (fault) => {
    // A loader leaves the bank as it is.
    const isReading = fault.only.every((id) => id.startsWith('get'))
    const report = await judge(fault, isReading ? shared : undefined)
    expect(found(report)).toEqual([...fault.finds].sort())
    expect(passes(report, true)).toBe(false)
  })

  it.each([...brokenStates, ...brokenKeys])('$name: $finds', async (fault) => {
    // What varied calls find is proven above.
    const report = await judge({ ...fault, settings: { parts: ['scenarios'], ...fault.settings } })
    expect(found(report)).toEqual([...fault.finds].sort())
    expect(passes(report, true)).toBe(false)
  })

  it.each(brokenOutcomes(plan))('$operation $name: $rules', async ({ operation, rules: broken, fault }) => {
    const report = await judge({ ...fault, settings: { parts: ['scenarios'] } })
    expect(found(report)).toEqual(broken.map((rule) => `${rule}@${operation}`).sort())
  })

  it.each(validHeaders)('is none: $name', async (variant) => {
    expect(found(await judge(variant))).toEqual([])
  })

  it('is there for every rule', () => {
    const blamed = new Set(faults.flatMap(({ finds }) => finds.map((find) => find.split('@')[0])))
    expect(rules.map(({ id }) => id).filter((id) => !blamed.has(id))).toEqual([])
  })
})

describe('the intact backend', { timeout: 60_000 }, () => {
  it('is left with a confirmed PIN by a run that orders no transfer, and the notes say so', async () => {
    const report = await judge({ only: ['updatePin', 'confirmPin'], settings: { parts: ['scenarios'] } })
    expect(report.notes).toContainEqual(expect.stringContaining('A confirmed PIN of ada@example.com is left'))
  })

  it('[R204, R205, R207, R213, R214, R216] breaks no rule, and every rule was checked but those that take a flag', async () => {
    const report = await judge()
    expect(found(report)).toEqual([])
    expect(report.operations.filter(({ result }) => result !== 'conforms')).toEqual([])
    const flagged = ['upload-large', 'upload-too-large', 'origin-allowed']
    expect(report.skippedRules.map(({ id }) => id)).toEqual(flagged)
    expect(passes(report, true)).toBe(true)
  })

  it('leaves a customer who is alone as they were: a second run meets nothing of the first', async () => {
    const target = await mockTarget(still)
    const [main] = target.accounts
    const accounts = main === undefined ? [] : [main]
    const first = await judge({}, { ...target, accounts })
    expect(found(first)).toEqual([])
    // Whatever is not as it was would show: a password, an address, a PIN, a confirmation that was left.
    const report = await judge({ settings: { parts: ['scenarios'] } }, { ...target, accounts })
    await target.close()
    expect(found(report)).toEqual([])
    expect(report.notes).not.toContainEqual(expect.stringContaining('left from before'))
    expect(report.notes).not.toContainEqual(expect.stringContaining('A confirmed PIN'))
    const lacking = report.operations.filter(({ result }) => result === 'not exercised')
    expect(lacking.map(({ id, reason }) => [id, reason])).toEqual([
      ['createPin', expect.stringContaining('--account no-pin=')],
      ['confirmAuthorizationCode', expect.stringContaining('--account authorization=')],
    ])
  })
})
