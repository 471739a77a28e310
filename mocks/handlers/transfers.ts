import type { Customer, Token } from '#mocks/db/records.ts'
import { currencySymbol, type Bank } from '#mocks/domain/bank.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import { codeTriesLeft, redeemCode, sendCode } from '#mocks/domain/mailbox.ts'
import { checkPin, pinRefusals, triesAfter } from '#mocks/domain/pins.ts'
import { setCodesLeft, spendPermission } from '#mocks/domain/sessions.ts'
import { orderTransfer, transfersOf } from '#mocks/domain/transfers.ts'
import { formatMoney, parseAmount, toWire } from '#src/lib/money.ts'
import type { HandlersOf, ResponseBody } from './handler.ts'
import { shellOf, wireTime } from './shared.ts'

export const transfers: HandlersOf<'transfers'> = {
  getTransfers: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    transactions: transfersOf(bank, customer.id).map(
      ({ id, bank: name, act_no, act_hold_name, amount, swift, routing, country, currency, note, date, status }) => ({
        id,
        bank: name,
        act_no,
        act_hold_name,
        amount: toWire(amount),
        swift,
        routing,
        country,
        currency,
        note,
        date: wireTime(date),
        status,
      }),
    ),
  }),

  getTransferFee: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    percent: customer.chargePercent,
    tb: toWire(customerBalance(bank, customer)),
  }),

  confirmPin: async ({ bank, fields, holder: { customer, token } }) => {
    const result = await checkPin(bank, customer, fields.pin)
    if (result === 'right')
      return { message: 'PIN accepted', ...(await permit(bank, customer, token, customer.authorizationSteps)) }
    await setCodesLeft(bank, token, null)
    const message = pinRefusals[result] ?? 'Invalid Pin'
    return { status: 'error', ...triesAfter(bank, customer.id, result), message }
  },

  confirmAuthorizationCode: async ({ bank, fields, holder: { customer, token } }) => {
    if (token.codesLeft === null || token.codesLeft === 0) return { status: 'error', message: 'Enter your PIN first.' }
    if (!(await redeemCode(bank, customer.email, 'authorize', fields.pin))) {
      // The PIN is not locked: confirming it sends another code.
      const tries_left = codeTriesLeft(bank, customer.email, 'authorize')
      return { status: 'error', locked: false, tries_left, message: 'This code is not valid.' }
    }
    return { message: 'Code accepted', ...(await permit(bank, customer, token, token.codesLeft - 1)) }
  },

  submitTransfer: async ({ bank, fields, holder: { customer, token } }) => {
    if (!(await spendPermission(bank, token)))
      return { icon: 'error', status: 'error', message: 'Confirm the transfer with your PIN first.' }
    const {
      bank: name,
      act_no,
      act_hold_name,
      swift = '',
      routing = '',
      country = '',
      currency = customer.currency,
      note = '',
    } = fields
    const order = {
      bank: name,
      act_no,
      act_hold_name,
      amount: parseAmount(fields.amount) ?? 0,
      swift,
      routing,
      country,
      currency,
      note,
    }
    const ordered = await orderTransfer(bank, customer, order)
    if ('refusal' in ordered) return { icon: 'error', status: 'error', message: ordered.refusal }
    const body = `Your transfer of ${formatMoney(ordered.transfer.amount, currencySymbol)} to ${act_hold_name} will be settled after our review.`
    return { icon: 'success', status: 'success', trx_notif: [{ title: 'What happens next', body }] }
  },
}

/** Stores how many codes are still required, and sends the next one. */
async function permit(
  bank: Bank,
  customer: Customer,
  token: Token,
  codesLeft: number,
): Promise<ResponseBody<'confirmPin'>> {
  await setCodesLeft(bank, token, codesLeft)
  if (codesLeft === 0) return { status: 'success' }
  await sendCode(bank, customer.email, 'authorize')
  return {
    status: 'success',
    requiresanother: {
      head: 'Enter the code',
      body: 'We have sent a 4-digit code to your email address.',
    },
  }
}
