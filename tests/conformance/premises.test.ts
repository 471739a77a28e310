import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personaPassword } from '#mocks/seed/personas.ts'
import type { Settings } from './bench.ts'
import { backendInProcess } from './broken/backend.ts'
import type { Breakage } from './broken/backend.ts'
import type { Account } from './exchange.ts'
import { mockTarget } from './mockTarget.ts'
import type { MockTarget } from './mockTarget.ts'
import { loadPlan } from './plan.ts'
import type { Plan } from './plan.ts'
import { passes } from './report.ts'
import type { Report } from './report.ts'
import { run } from './run.ts'

const still = { now: () => new Date('2026-01-16T09:00:00.000Z'), seed: 1 }

let plan: Plan
let target: MockTarget
beforeAll(async () => {
  plan = await loadPlan()
})
beforeEach(async () => {
  target = await mockTarget(still)
})
afterEach(() => target.close())

async function judge(settings: Partial<Settings> = {}, breakage: Partial<Breakage> = {}): Promise<Report> {
  const { accounts, deadToken, readCode } = target
  const calm = { concurrency: 8, timeoutMs: 10_000, slowMs: 5000, seed: 1, parts: ['sessions', 'journeys'] } as const
  const who = { accounts, deadToken, readCode, reach: 'money' as const }
  return run({ ...who, ...calm, ...settings, ...backendInProcess(target, plan, breakage) }, plan)
}

const found = ({ operations }: Report): string[] =>
  operations.flatMap(({ findings }) => findings.map(({ rule, operation }) => `${rule}@${operation}`))

/** The accounts of the mock, one of them given wrongly. */
function withAccount(kind: Account['kind'], change: Partial<Account>): Account[] {
  return target.accounts.map((account) => (account.kind === kind ? { ...account, ...change } : account))
}

const persona = (id: string): Partial<Account> => ({ email: `${id}@example.com`, password: personaPassword })

/** What a run takes for granted, each time with something else that is not so, and what is then not asked. */
const premises: { name: string; accounts: () => Account[]; unasked: string[] }[] = [
  {
    name: 'the second customer is the main one',
    accounts: () => withAccount('second', persona('ada')),
    unasked: ['own-rows', 'foreign-record-kept'],
  },
  {
    name: 'the PIN of the main customer is another',
    accounts: () => withAccount('main', { pin: '9876' }),
    unasked: ['pin-changes', 'order-sane'],
  },
  {
    name: 'the PIN of the customer with the authorization code is another',
    accounts: () => withAccount('authorization', { pin: '9876' }),
    unasked: ['transfer-needs-code'],
  },
  {
    name: 'the bank wants no authorization code of the customer',
    accounts: () => withAccount('authorization', persona('zoe')),
    unasked: ['transfer-needs-code'],
  },
  {
    name: 'the identity of the customer with a temporary token is approved',
    accounts: () => withAccount('unapproved', persona('emil')),
    unasked: [],
  },
  {
    name: 'the customer without a PIN has one',
    accounts: () => withAccount('no-pin', persona('emil')),
    unasked: ['pin-created', 'pin-created-once', 'pin-tries'],
  },
  {
    name: 'the account of the main customer is empty',
    accounts: () => withAccount('main', persona('emil')),
    unasked: ['unread-falls'],
  },
]

describe('a premise that is false', { timeout: 30_000 }, () => {
  it.each(premises)('is no violation, and what rests on it is not asked: $name', async ({ accounts, unasked }) => {
    const report = await judge({ accounts: accounts() })
    expect(found(report)).toEqual([])
    expect(report.rulesNotAsked.map(({ id }) => id)).toEqual(expect.arrayContaining(unasked))
  })

  it('is no violation where an operation is never served: one finding, of what is wrong with it', async () => {
    const only = ['getContact', 'requestPasswordReset']
    const report = await judge(
      { only, parts: ['sessions', 'journeys', 'forms'] },
      {
        after: (_answer, { id }) =>
          id !== undefined && only.includes(id)
            ? { status: 500, type: 'application/json', body: '{"status":"error","message":"Broken"}' }
            : undefined,
      },
    )
    expect(found(report).sort()).toEqual(only.map((id) => `no-server-error@${id}`))
    expect(report.rulesNotAsked.map(({ id }) => id)).toEqual(expect.arrayContaining(['session-garbage', 'name-case']))
  })
})

describe('a bank that runs have used before', { timeout: 30_000 }, () => {
  it('[R204] passes a strict run again, without a baseline, and the report says what is used up', async () => {
    expect(passes(await judge(), true)).toBe(true)
    for (let runs = 2; runs < 4; runs += 1) {
      const report = await judge()
      expect(found(report)).toEqual([])
      expect(report.rulesNotAsked.filter(({ known }) => known === undefined)).toEqual([])
      expect(passes(report, true)).toBe(true)
      const createPin = report.operations.find(({ id }) => id === 'createPin')
      expect(createPin?.verdict).toBe('not exercised')
      expect(createPin?.known).toContain('used up by a former run')
    }
  })

  it('fails it where createPin has never worked: the PIN is none that a run has made', async () => {
    const broken: Partial<Breakage> = {
      before: ({ fields }) =>
        'updatepin' in fields
          ? { status: 200, type: 'application/json', body: '{"status":"error","message":"There is a PIN."}' }
          : undefined,
      after: (_answer, { id, json }) => {
        if (id === 'getPinStatus') json['haspin'] = 'yes'
      },
    }
    await judge({}, broken)
    expect(passes(await judge({}, broken), true)).toBe(false)
  })
})
