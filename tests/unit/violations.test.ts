import { expect, it, vi } from 'vitest'
import { GetTransfersAnswer } from '#src/api/generated/models/getTransfersAnswer.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import {
  isComplete,
  isReadable,
  omittedFrom,
  reportViolations,
  subscribeViolations,
  wasConverted,
  type Violation,
} from '#src/api/reading/violations.ts'

const violations: Violation[] = [
  { path: 'transactions[1]', effect: 'omitted' },
  { path: 'transactions[12]', effect: 'omitted' },
  { path: 'transactions[2].amount', effect: 'absent' },
  { path: 'pending.transactions[1]', effect: 'omitted' },
  { path: 'plans[0].perks[2]', effect: 'omitted' },
  { path: 'transactions', effect: 'converted' },
  { path: 'account.account_no', effect: 'converted' },
]

it('[R205] counts the entries omitted from one list', () => {
  expect(omittedFrom(violations, 'transactions')).toBe(2)
  expect(omittedFrom(violations, 'pending.transactions')).toBe(1)
  expect(omittedFrom(violations, 'plans[0].perks')).toBe(1)
  expect(omittedFrom(violations, 'plans')).toBe(0)
})

it('[R205] tells a readable list from one that is missing or lacks entries', () => {
  expect(isReadable(violations, 'transactions')).toBe(false)
  expect(isReadable(violations, 'plans')).toBe(true)
  expect(isReadable(violations, 'transactions[2].amount')).toBe(false)
  expect(isReadable(violations, 'account.account_no')).toBe(true)
  expect(isReadable([{ path: 'account', effect: 'absent' }], 'account.account_no')).toBe(false)
  expect(isReadable([{ path: 'account', effect: 'absent' }], 'accounts')).toBe(true)
})

it('takes only an array without unread rows as proof', () => {
  const isProof = (transactions: unknown) =>
    isComplete(readResponse(GetTransfersAnswer, { transactions }).violations, 'transactions')
  const row = { id: '1', act_hold_name: 'Ada' }
  expect([[], [row], [row, row]].map(isProof)).toEqual([true, true, true])
  for (const other of [null, false, undefined, {}, row, 'x', [row, null], [null]]) expect(isProof(other)).toBe(false)
})

it('reports a value of another type than declared', () => {
  expect(wasConverted(violations, 'account.account_no')).toBe(true)
  expect(wasConverted(violations, 'account')).toBe(false)
  expect(wasConverted(violations, 'transactions[2].amount')).toBe(false)
})

it('notifies subscribers of responses that violate the contract only', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = subscribeViolations(first)
  const stopSecond = subscribeViolations(second)
  reportViolations('getAccount', [])
  expect(first).not.toHaveBeenCalled()
  reportViolations('getAccount', violations)
  expect(first).toHaveBeenCalledExactlyOnceWith({ operation: 'getAccount', violations })
  stop()
  reportViolations('getAccount', violations)
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledTimes(2)
  stopSecond()
})
