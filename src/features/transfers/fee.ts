/** What a transfer costs. Amounts are integer minor units. */
import type { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import { percentOf, type Minor } from '#src/lib/money.ts'

/** The service charge in percent where the bank names none. */
const standardPercent = 10

/** What the bank takes for a transfer, and what there is to take it from. */
export interface Charge {
  /** `unreadable`: the bank states a percentage, but it cannot be read. */
  percent: number | 'unreadable'
  balance: Minor
}

/**
 * The fee of an amount, and what the payee receives. `result` says whether it can be sent: only an amount below the balance
 * can, and only for a charge that can be one.
 */
export interface Quote {
  amount: Minor
  percent: Charge['percent']
  fee: Minor
  received: Minor
  result: 'sufficient' | 'insufficient' | 'nothing' | 'noCharge'
}

/** Reads the charge. Only an absent percentage means the standard one; zero is zero. */
export function chargeOf({ percent, tb, balance }: GetTransferFeeAnswer): Charge {
  return { percent: percent ?? standardPercent, balance: tb ?? balance ?? 0 }
}

/** The fee is taken from the amount: the payee receives what is left. */
export function quote(amount: Minor = 0, { percent, balance }: Charge): Quote {
  if (percent === 'unreadable' || percent < 0 || percent > 100)
    return { amount, percent, fee: 0, received: amount, result: 'noCharge' }
  const fee = percentOf(amount, percent)
  const result = amount <= 0 ? 'nothing' : amount < balance ? 'sufficient' : 'insufficient'
  return { amount, percent, fee, received: amount - fee, result }
}
