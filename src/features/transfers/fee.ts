import type { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import { percentOf, type Minor } from '#src/lib/money.ts'

/** The service charge in percent where the bank names none. */
const standardPercent = 10

/** The charge of a transfer and the balance. */
export interface Charge {
  /** `unreadable`: the bank states a percentage, but it cannot be read. */
  percent: number | 'unreadable'
  /** Undefined where the bank states none that can be read. */
  balance: Minor | undefined
}

/**
 * The fee of an amount, and what the payee receives: undefined for a charge that cannot be one. `result` says whether the
 * amount can be sent: only one below a known balance can, and only for a charge that can be one.
 */
export interface Quote {
  amount: Minor
  percent: Charge['percent']
  fee: Minor | undefined
  received: Minor | undefined
  result: 'sufficient' | 'insufficient' | 'nothing' | 'noCharge' | 'noBalance'
}

/** Reads the charge. Only an absent percentage means the standard one; zero is zero. */
export function chargeOf({ percent, tb, balance }: GetTransferFeeAnswer): Charge {
  return { percent: percent ?? standardPercent, balance: tb ?? balance }
}

/** The fee is taken from the amount: the payee receives what is left. */
export function quote(amount: Minor = 0, { percent, balance }: Charge): Quote {
  if (percent === 'unreadable' || percent < 0 || percent > 100)
    return { amount, percent, fee: undefined, received: undefined, result: 'noCharge' }
  const fee = percentOf(amount, percent)
  return { amount, percent, fee, received: amount - fee, result: resultOf(amount, balance) }
}

function resultOf(amount: Minor, balance: Minor | undefined): Quote['result'] {
  if (amount <= 0) return 'nothing'
  if (balance === undefined) return 'noBalance'
  return amount < balance ? 'sufficient' : 'insufficient'
}
