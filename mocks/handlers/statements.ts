import type { Customer } from '#mocks/db/records.ts'
import { currencySymbol, type Bank } from '#mocks/domain/bank.ts'
import { statementOf } from '#mocks/domain/ledger.ts'
import { transfersOf } from '#mocks/domain/transfers.ts'
import type { components } from '#mocks/generated/wire.ts'
import { toWire } from '#src/lib/money.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf, wireTime } from './shared.ts'

export function statementRows(bank: Bank, customer: Customer): components['schemas']['StatementRow'][] {
  const transfers = new Map(transfersOf(bank, customer.id).map((made) => [`j${made.journal}`, made]))
  return statementOf(bank, customer).map(({ id, at, name, reference, status, amount }) => {
    const made = transfers.get(id)
    return {
      id,
      reference,
      name,
      date: wireTime(at),
      transaction_type: amount < 0 ? 'debit' : 'credit',
      amount: toWire(Math.abs(amount)),
      status,
      ...(made === undefined ? {} : { transfer_id: made.id, fee: toWire(made.fee) }),
    }
  })
}

export const statements: HandlersOf<'statements'> = {
  getStatement: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    transactions: statementRows(bank, customer),
    currency: currencySymbol,
  }),
}
