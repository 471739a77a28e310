import { describe, expect, it } from 'vitest'
import { ConfirmPinAnswer } from '#src/api/generated/models/confirmPinAnswer.ts'
import { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { GetAccountAnswer } from '#src/api/generated/models/getAccountAnswer.ts'
import { GetCryptoDepositFormAnswer } from '#src/api/generated/models/getCryptoDepositFormAnswer.ts'
import { GetInstitutionAnswer } from '#src/api/generated/models/getInstitutionAnswer.ts'
import { GetNotificationsAnswer } from '#src/api/generated/models/getNotificationsAnswer.ts'
import { GetPinStatusAnswer } from '#src/api/generated/models/getPinStatusAnswer.ts'
import { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import { SubmitTransferAnswer } from '#src/api/generated/models/submitTransferAnswer.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import { omittedFrom, wasConverted } from '#src/api/reading/violations.ts'

const row = {
  id: 7,
  name: 'Salary',
  date: '2026-01-15 09:30:00',
  transaction_type: 'credit',
  amount: '1250.5',
  status: 'successful',
}
const account = (changes: Record<string, unknown>) =>
  readResponse(GetAccountAnswer, {
    user: { fullname: 'Ada', email: 'a@b' },
    nc: 2,
    account: { account_no: '0012', tb: '10.00', currency: 'USD' },
    transactions: [row],
    currency: '$',
    ...changes,
  })

describe('a response', () => {
  it("gives the domain's values", () => {
    const { value, violations } = account({})
    expect(violations).toEqual([])
    expect(value.account).toEqual({ account_no: '0012', tb: 1000, currency: 'USD' })
    expect(value.transactions).toEqual([
      { ...row, id: '7', date: new Date(2026, 0, 15, 9, 30).getTime(), amount: 125_050 },
    ])
    expect(value.nc).toBe(2)
  })

  it('gives the same date for the same text, so unchanged rows stay identical', () => {
    expect(account({}).value.transactions[0]?.date).toBe(account({}).value.transactions[0]?.date)
  })

  it('[R205] omits entries that are not rows, and counts them', () => {
    const { value, violations } = account({ transactions: [null, row, 'x', {}, [], row] })
    expect(value.transactions).toHaveLength(2)
    expect(omittedFrom(violations, 'transactions')).toBe(4)
  })

  it.each([null, false, 'x', 7, {}, undefined])('[R205] reads %j as an empty list', (transactions) => {
    expect(account({ transactions }).value.transactions).toEqual([])
  })

  it.each([null, false, [], 'x', { fullname: null }])('[R205] keeps the rest when the user is %j', (user) => {
    const { value } = account({ user })
    expect(value.user?.fullname).toBe('')
    expect(value.account.account_no).toBe('0012')
  })

  it('[R205] omits an invalid field and names it', () => {
    const odd = {
      ...row,
      id: '8',
      name: null,
      date: '0000-00-00',
      amount: 'abc',
      status: 'lost',
      transaction_type: 'Credit',
    }
    const { value, violations } = account({ transactions: [row, odd] })
    expect(value.transactions[1]).toEqual({ id: '8', name: '', transaction_type: 'credit' })
    expect(violations).toEqual([
      { path: 'transactions[1].name', effect: 'absent' },
      { path: 'transactions[1].date', effect: 'absent' },
      { path: 'transactions[1].transaction_type', effect: 'converted' },
      { path: 'transactions[1].amount', effect: 'absent' },
      { path: 'transactions[1].status', effect: 'absent' },
    ])
  })

  it('reads an account number sent as a number, and reports it', () => {
    const { value, violations } = account({ account: { account_no: 12, tb: null, currency: 'USD' } })
    expect(value.account.account_no).toBe('12')
    expect(value.account.tb).toBeUndefined()
    expect(wasConverted(violations, 'account.account_no')).toBe(true)
  })

  it('[R160, R161] has no institution if `data` is missing, and no failure', () => {
    for (const data of [null, [], undefined])
      expect(readResponse(GetInstitutionAnswer, { u: {}, data, data2: data }).value.data).toEqual({})
  })

  it('[R155] keeps an absent list absent, and the positions of unreadable names', () => {
    const { value } = readResponse(GetCryptoDepositFormAnswer, {
      names: [null, 'Ether'],
      addresses: [],
      addresses2: [1],
    })
    expect(value.names).toEqual(['', 'Ether'])
    expect(value.addresses2).toEqual(['1'])
  })

  it.each([
    ['No', 'no'],
    ['yes', 'yes'],
    [false, 'no'],
    [1, 'yes'],
    ['maybe', undefined],
  ])('[R212] reads %j of a notification as %j', (wasread, read) => {
    const notifications = [{ id: 1, title: 'a', body: 'b', wasread }]
    expect(readResponse(GetNotificationsAnswer, { notifications }).value.notifications[0]?.wasread).toBe(read)
  })

  it.each([
    ['yes', true],
    [0, false],
    ['FALSE', false],
    [null, undefined],
    ['perhaps', undefined],
  ])('[R214] reads %j as the flag %j', (haspin, flag) => {
    expect(readResponse(GetPinStatusAnswer, { haspin }).value.haspin).toBe(flag)
  })

  it.each([
    [null, undefined],
    ['', undefined],
    ['2.5', 2.5],
    [0, 0],
    ['abc', 'unreadable'],
  ])('[R213] reads the charge %j as %j, and invents none', (percent, read) => {
    expect(readResponse(GetTransferFeeAnswer, { percent, tb: 1 }).value.percent).toBe(read)
  })

  it.each([false, null, '', 0, '0', 'no', 'none', [], {}])('[R126] reads %j as no further code', (requiresanother) => {
    const response = { status: 'success', requiresanother, head: 'H', body: 'B' }
    expect(readResponse(ConfirmPinAnswer, response).value.requiresanother).toBeUndefined()
  })

  it.each([true, 1, 'yes', 'COT', { head: 'H', body: 'B' }])('[R126] reads %j as a further code', (requiresanother) => {
    const response = { status: 'success', requiresanother, head: 'H', body: 'B' }
    expect(readResponse(ConfirmPinAnswer, response).value.requiresanother).toEqual({ head: 'H', body: 'B' })
  })

  it('reads a lone notice as a list, and none as none', () => {
    const notice = { title: 'a', body: 'b' }
    expect(readResponse(SubmitTransferAnswer, { trx_notif: notice }).value.trx_notif).toEqual([notice])
    for (const trx_notif of [null, '', false, {}])
      expect(readResponse(SubmitTransferAnswer, { trx_notif }).value.trx_notif).toEqual([])
  })

  it('[R211] reads a deposit without a status', () => {
    expect(readResponse(DepositRow, { type: 'Bitcoin', amount: 5, created_at: '2026-01-15' }).value).toEqual({
      type: 'Bitcoin',
      amount: 500,
      created_at: new Date(2026, 0, 15).getTime(),
    })
  })
})
