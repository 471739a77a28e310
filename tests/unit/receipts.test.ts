import { describe, expect, it } from 'vitest'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { printedMoney, receiptOf, receivedOf } from '#src/features/transactions/receipt.ts'

const account = { holder: 'Ada', number: '2024000101', code: 'USD', symbol: '$' }
const row: StatementRow = {
  name: 'Transfer to Lena Abel',
  date: new Date(2026, 0, 14).getTime(),
  transaction_type: 'debit',
  amount: 42_000,
  status: 'successful',
  reference: 'TX1',
}
const transfer: PastTransfer = { bank: 'Meridian', act_no: '55', act_hold_name: 'Lena Abel', note: '' }

describe('the receipt of a row', () => {
  it('names the payee only if the row names the transfer', () => {
    const own = receiptOf(row, undefined, account)
    expect(own).toMatchObject({ title: 'Transaction receipt', term: 'Money out', party: { name: row.name } })
    expect(own.parts.map(({ heading }) => heading)).toEqual(['Account'])
    const sent = receiptOf(row, transfer, account)
    expect(sent).toMatchObject({
      title: 'Transfer receipt',
      term: 'Amount sent',
      party: { lead: 'to', name: 'Lena Abel' },
    })
    expect(sent.parts[1]?.facts.map(({ term }) => term)).toEqual(['Account holder', 'Account number or IBAN', 'Bank'])
  })

  it('has sums only if the bank states the fee, which it subtracted from the amount', () => {
    expect(receiptOf(row, transfer, account).sums).toEqual([])
    expect(receiptOf({ ...row, fee: 1050 }, transfer, account).sums).toEqual([
      { term: 'Amount sent', detail: '420.00 USD' },
      { term: 'Fee', detail: '10.50 USD' },
      { term: 'Amount received', detail: '409.50 USD' },
    ])
    const converted = receiptOf({ ...row, fee: 0 }, { ...transfer, currency: 'EUR' }, account)
    expect(converted.parts[1]?.facts.at(-1)).toEqual({ term: "Payee's currency", detail: 'EUR' })
    expect(converted.sums.at(-1)).toEqual({ term: 'Amount received, before conversion', detail: '420.00 USD' })
  })

  it('of a failed one claims neither that it was sent nor what was received', () => {
    expect(receivedOf({ ...row, status: 'failed', fee: 1050 }, transfer, 'USD')).toBeUndefined()
    const failed = receiptOf({ ...row, status: 'failed', fee: 1050 }, transfer, account)
    expect(failed).toMatchObject({ term: 'Amount', isFailed: true, sums: [] })
    expect(failed.notes).not.toContain('The status can still change.')
    expect(failed.notes).toContain('This is not proof of payment.')
    expect(receiptOf(row, transfer, account).notes).not.toContain('This is not proof of payment.')
    expect(receiptOf({ ...row, status: 'in_progress' }, transfer, account).notes).toContain(
      'The status can still change.',
    )
  })

  it('writes amounts with the code, or with the symbol if the bank has no code', () => {
    expect(printedMoney(123_456, account)).toBe('1,234.56 USD')
    expect(printedMoney(123_456, { code: '', symbol: '€' })).toBe('€1,234.56')
    expect(printedMoney(undefined, account)).toBe('–')
    expect(receiptOf({ name: '' }, undefined, account)).toMatchObject({
      term: 'Amount',
      amount: '–',
      party: { name: '–' },
      facts: [],
    })
  })
})
