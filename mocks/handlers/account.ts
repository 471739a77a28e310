import { currencySymbol } from '#mocks/domain/bank.ts'
import { changeCustomer } from '#mocks/domain/customers.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import { toWire } from '#src/lib/money.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf } from './shared.ts'
import { statementRows } from './statements.ts'

export const account: HandlersOf<'account'> = {
  getAccount: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    account: {
      account_no: customer.accountNumber || null,
      tb: customer.accountNumber === '' ? null : toWire(customerBalance(bank, customer)),
      currency: customer.currency,
    },
    transactions: statementRows(bank, customer),
    currency: currencySymbol,
  }),

  getPinStatus: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    haspin: customer.pin === '' ? 'no' : 'yes',
  }),

  createPin: async ({ bank, fields, holder: { customer } }) => {
    if (customer.pin !== '')
      return { status: 'error', message: 'You have a transaction PIN already. Change it in Settings.' }
    await changeCustomer(bank, customer.id, { pin: fields.pin })
    return { status: 'success' }
  },
}
