import { changeCustomer } from '#mocks/domain/customers.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import type { Handlers } from '#mocks/handlers/handler.ts'
import { currencySymbol, shellOf } from '#mocks/handlers/shared.ts'
import { statementRows } from '#mocks/handlers/statements.ts'
import { toWire } from '#src/lib/money.ts'

export const account: Handlers<'getAccount' | 'getPinStatus' | 'createPin'> = {
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
