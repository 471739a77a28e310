import { expect, it } from 'vitest'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { receivedOf } from '#src/features/transactions/receipt.ts'

const row: StatementRow = { name: 'Rent', transaction_type: 'debit', amount: 42_000, status: 'successful' }
const transfer = { bank: 'Meridian', act_no: '55', act_hold_name: 'Lena Abel', note: '' }

it('states what was received only if the bank states the fee', () => {
  expect(receivedOf(row, transfer, 'USD')).toBeUndefined()
  expect(receivedOf({ ...row, fee: 1050 }, transfer, 'USD')).toEqual({ term: 'Amount received', received: 40_950 })
  expect(receivedOf({ ...row, fee: 0 }, { ...transfer, currency: 'EUR' }, 'USD')).toEqual({
    term: 'Amount received, before conversion',
    received: 42_000,
  })
})

it('states nothing received of a failed transaction', () => {
  expect(receivedOf({ ...row, status: 'failed', fee: 1050 }, transfer, 'USD')).toBeUndefined()
})
