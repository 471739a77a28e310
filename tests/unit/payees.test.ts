import { describe, expect, it } from 'vitest'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { payeeId, transfersLike } from '#src/features/transactions/payees.ts'

const lena: PastTransfer = {
  id: 'T1',
  act_hold_name: 'Lena Abel',
  act_no: '5500112233',
  bank: 'Meridian Mutual',
  amount: 1000,
  date: new Date(2026, 0, 14).getTime(),
  status: 'successful',
}

describe('the transfers to one payee', () => {
  it('are those to the same account at the same bank, in any spelling', () => {
    const past = [
      { ...lena, id: 'T4', act_no: '5500 1122 33', act_hold_name: 'L. Abel' },
      { ...lena, id: 'T3', bank: 'Harbour Trust' },
      { ...lena, id: 'T2', act_no: '77' },
      { ...lena, bank: ' meridian mutual ' },
    ]
    expect(transfersLike(past, 'T1').map(({ id }) => id)).toEqual(['T4', 'T1'])
  })

  it('are that transfer only, without an account number', () => {
    const past = [
      { ...lena, act_no: '' },
      { ...lena, id: 'T2', act_no: ' ' },
    ]
    expect(transfersLike(past, 'T2')).toEqual([past[1]])
  })

  it('are empty for an unlisted id', () => {
    expect(transfersLike([lena], 'T9')).toEqual([])
    const { id: _, ...unnamed } = lena
    expect(transfersLike([unnamed], 'undefined')).toEqual([])
  })

  it('have an address with the id of the newest one', () => {
    const { id: _, ...unnamed } = lena
    expect(payeeId([unnamed, { ...lena, id: 'T2' }, lena], 'T1')).toBe('T2')
  })
})
