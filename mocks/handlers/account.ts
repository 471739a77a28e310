import { currencySymbol } from '#mocks/domain/bank.ts'
import { changeCustomer } from '#mocks/domain/customers.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import {
  getCreatePinMockHandler,
  getGetAccountMockHandler,
  getGetPinStatusMockHandler,
} from '#mocks/generated/msw/account/account.msw.ts'
import type { Serve } from '#mocks/serve.ts'
import { toWire } from '#src/lib/money.ts'
import { shellOf } from './shared.ts'
import { statementRows } from './statements.ts'

export const account = (serve: Serve) => ({
  getAccount: getGetAccountMockHandler(
    serve('getAccount', ({ bank, holder: { customer } }) => ({
      ...shellOf(bank, customer),
      account: {
        account_no: customer.accountNumber || null,
        tb: customer.accountNumber === '' ? null : toWire(customerBalance(bank, customer)),
        currency: customer.currency,
      },
      transactions: statementRows(bank, customer),
      currency: currencySymbol,
    })),
  ),

  getPinStatus: getGetPinStatusMockHandler(
    serve('getPinStatus', ({ bank, holder: { customer } }) => ({
      ...shellOf(bank, customer),
      haspin: customer.pin === '' ? 'no' : 'yes',
    })),
  ),

  createPin: getCreatePinMockHandler(
    serve('createPin', async ({ bank, fields, holder: { customer } }) => {
      if (customer.pin !== '')
        return { status: 'error', message: 'You have a transaction PIN already. Change it in Settings.' }
      await changeCustomer(bank, customer.id, { pin: fields.pin })
      return { status: 'success' }
    }),
  ),
})
