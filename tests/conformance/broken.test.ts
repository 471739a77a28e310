import { beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from './bench.ts'
import { brokenAnswers } from './broken/answers.ts'
import { startBackend } from './broken/backend.ts'
import type { Breakage } from './broken/backend.ts'
import { brokenCalls } from './broken/calls.ts'
import { brokenStates } from './broken/states.ts'
import { mockTarget } from './mockTarget.ts'
import { loadPlan } from './plan.ts'
import type { Plan } from './plan.ts'
import { passes } from './report.ts'
import type { Report } from './report.ts'
import { rules } from './rules.ts'
import { run } from './run.ts'

let plan: Plan
beforeAll(async () => {
  plan = await loadPlan()
})

async function judge(breakage: Partial<Breakage> = {}): Promise<Report> {
  const target = await mockTarget({ now: () => new Date('2026-01-16T09:00:00.000Z'), seed: 1 })
  const backend = await startBackend(target, breakage)
  const { accounts, deadToken, readCode } = target
  const settings: Settings = {
    ...{ endpoint: backend.endpoint, accounts, deadToken, readCode, reach: 'money' },
    ...{ concurrency: 8, timeoutMs: 10_000, slowMs: 5000, seed: 1 },
    ...(breakage.only === undefined ? {} : { only: breakage.only }),
  }
  try {
    return await run({ ...settings, ...breakage.settings }, plan)
  } finally {
    await backend.close()
  }
}

function found({ operations }: Report): string[] {
  return operations.flatMap(({ findings }) => findings.map(({ rule, operation }) => `${rule}@${operation}`)).sort()
}

const breakages = [...brokenAnswers, ...brokenCalls, ...brokenStates]

describe('a backend that is broken in one way', { timeout: 30_000 }, () => {
  it.each(breakages)('$name: $finds', async (breakage) => {
    const report = await judge(breakage)
    expect(found(report)).toEqual([...breakage.finds].sort())
    expect(passes(report, true)).toBe(false)
  })

  it('is there for every rule', () => {
    const blamed = new Set(breakages.flatMap(({ finds }) => finds.map((find) => find.split('@')[0])))
    expect(rules.map(({ id }) => id).filter((id) => !blamed.has(id))).toEqual([])
  })
})

describe('the intact backend', { timeout: 60_000 }, () => {
  it('breaks no rule, and every rule was asked', async () => {
    const report = await judge()
    expect(found(report)).toEqual([])
    expect(report.operations.filter(({ verdict }) => verdict !== 'conforms')).toEqual([])
    expect(report.rulesNotAsked).toEqual([])
    expect(report.notes).toEqual([])
    expect(passes(report, true)).toBe(true)
  })
})
