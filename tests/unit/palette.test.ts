import { describe, expect, it } from 'vitest'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { payeeCommands } from '#src/features/transfers/commands.tsx'
import { paths } from '#src/paths.ts'

const { dashboard } = paths

const lena: PastTransfer = {
  id: 'T1',
  act_hold_name: 'Lena Abel',
  act_no: '5500112233',
  bank: 'Meridian Mutual',
  amount: 42_000,
  date: new Date(2026, 0, 14).getTime(),
  status: 'successful',
}
describe('the command palette', () => {
  it('selects a payee by an id, never an account number', () => {
    expect(payeeCommands([lena, { ...lena, id: 'T0' }])).toMatchObject([{ to: dashboard.send({ payee: 'T1' }) }])
    const { id: _, ...unnamed } = lena
    expect(payeeCommands([unnamed])).toEqual([])
  })
})
