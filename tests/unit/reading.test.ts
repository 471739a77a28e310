import { describe, expect, it } from 'vitest'
import { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { GetAccountAnswer } from '#src/api/generated/models/getAccountAnswer.ts'
import { GetCryptoDepositFormAnswer } from '#src/api/generated/models/getCryptoDepositFormAnswer.ts'
import { GetInstitutionAnswer } from '#src/api/generated/models/getInstitutionAnswer.ts'
import { SubmitTransferAnswer } from '#src/api/generated/models/submitTransferAnswer.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import { wasConverted } from '#src/api/reading/violations.ts'

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

  it('gives the same date for the same text', () => {
    expect(account({}).value.transactions[0]?.date).toBe(account({}).value.transactions[0]?.date)
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

  it('[R155] keeps the positions of unreadable names', () => {
    const { value } = readResponse(GetCryptoDepositFormAnswer, {
      names: [null, 'Ether'],
      addresses: [],
      addresses2: [1],
    })
    expect(value.names).toEqual(['', 'Ether'])
    expect(value.addresses2).toEqual(['1'])
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
