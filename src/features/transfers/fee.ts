import type { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import { percentOf, type Minor } from '#src/lib/money.ts'

const standardPercent = 10

/** Undefined if unreadable. A balance of zero rules out no amount before the account is open. */
export type Balance = Minor | 'notOpen' | undefined

export interface Charge {
  percent: number | 'unreadable'
  balance: Balance
}

/** Fee and received amount are undefined for an impossible charge. Only an amount below a known balance can be sent. */
export interface Quote {
  amount: Minor
  percent: Charge['percent']
  fee: Minor | undefined
  received: Minor | undefined
  result: 'sufficient' | 'insufficient' | 'nothing' | 'notOpen' | 'noCharge' | 'noBalance'
}

/** Only an absent percentage means the standard one; zero is zero. */
export function chargeOf({ percent, tb, balance }: GetTransferFeeAnswer): Charge {
  return { percent: percent ?? standardPercent, balance: tb ?? balance }
}

/** The fee is taken from the amount: the payee receives what is left. */
export function quote(amount: Minor = 0, { percent, balance }: Charge): Quote {
  if (percent === 'unreadable' || percent < 0 || percent > 100)
    return { amount, percent, fee: undefined, received: undefined, result: 'noCharge' }
  const taken = Math.max(amount, 0)
  const fee = percentOf(taken, percent)
  return { amount, percent, fee, received: taken - fee, result: resultOf(amount, balance) }
}

export function resultOf(amount: Minor, balance: Balance): Quote['result'] {
  if (amount <= 0) return 'nothing'
  if (balance === undefined) return 'noBalance'
  if (balance === 'notOpen') return balance
  return amount < balance ? 'sufficient' : 'insufficient'
}
