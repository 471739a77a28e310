import { describe, expect, it } from 'vitest'
import { replaceWith, snapshot } from '#mocks/db/store.ts'
import { filtered, readingOf, type TrafficEntry } from '#mocks/devtools/traffic.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { seededBank } from '#mocks/node.ts'

function entry(operation: OperationId, status: number, fields: Record<string, string> = {}): TrafficEntry {
  const request = { method: 'POST', url: '', contentType: '', query: {}, fields }
  const response = { status, type: 'application/json', body: '{"status":"error","message":"Ended."}' }
  return {
    ...{ id: status, at: new Date(0), path: '/dashboard', violations: [] },
    exchange: { operation, request, response, fault: undefined, violations: [], tookMs: 1 },
  }
}

describe('the list of calls', () => {
  const list = [entry('getContact', 200), entry('getProfile', 401, { getprofile: 'getprofile' }), entry('signUp', 500)]
  const statuses = (text: string, isBroken = false) =>
    filtered(list, text, isBroken).map(({ exchange: { response } }) => (response === 'cut' ? 0 : response.status))

  it('is filtered by operation, status and field, in any case', () => {
    expect(statuses('')).toEqual([200, 401, 500])
    expect(statuses(' GETcontact ')).toEqual([200])
    expect(statuses('http 401')).toEqual([401])
    expect(statuses('getprofile')).toEqual([401])
    expect(statuses('nothing like that')).toEqual([])
  })

  it('is filtered to violations of the contract', () => {
    expect(statuses('', true)).toEqual([200])
  })

  it('describes how the app reads the invalid parts', () => {
    const violations = [
      { path: 'user.fullname', effect: 'absent' as const },
      { path: 'transactions[3]', effect: 'omitted' as const },
      { path: '', effect: 'converted' as const },
    ]
    expect(readingOf({ ...entry('getContact', 200), violations })).toEqual([
      'the app: user.fullname counts as absent',
      'the app: transactions[3] is left out',
      'the app: the response is read all the same',
    ])
  })
})

describe('a restored bank', () => {
  it('is the saved one, to the last record', async () => {
    const bank = await seededBank()
    const kept = structuredClone(snapshot(bank.store))
    bank.store.customers.clear()
    expect(await replaceWith(bank.store, kept)).toBe(true)
    expect(snapshot(bank.store)).toEqual(kept)
  })

  it.each([undefined, 'no bank', { customers: [{ id: 1 }] }])(
    'keeps the previous one if the file is invalid: %j',
    async (kept) => {
      const bank = await seededBank()
      const before = structuredClone(snapshot(bank.store))
      expect(await replaceWith(bank.store, kept)).toBe(false)
      expect(snapshot(bank.store)).toEqual(before)
    },
  )
})
