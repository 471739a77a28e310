import type { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import { minorOf, noAmount, writtenAmount, type TypedAmount } from '#src/lib/amount.ts'
import { locale } from '#src/lib/languages.ts'
import { beforePercent, percentOf, type Minor } from '#src/lib/money.ts'
import type { TransferAmount } from './details.ts'

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

/** "2.5%", as the language writes it. */
export function formatPercent(percent: number): string {
  return (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 6 })
}

function isPossible(percent: Charge['percent']): percent is number {
  return percent !== 'unreadable' && percent >= 0 && percent <= 100
}

/** The fee is taken from the amount: the payee receives what is left. */
export function quote(amount: Minor = 0, { percent, balance }: Charge): Quote {
  if (!isPossible(percent)) return { amount, percent, fee: undefined, received: undefined, result: 'noCharge' }
  const taken = Math.max(amount, 0)
  const fee = percentOf(taken, percent)
  return { amount, percent, fee, received: taken - fee, result: sufficiency(amount, balance) }
}

/** The smallest amount of which exactly this is received. Undefined for an impossible charge, and if all of it is fee. */
function amountFor(received: Minor, percent: Charge['percent']): Minor | undefined {
  return isPossible(percent) ? beforePercent(received, percent) : undefined
}

export function canChooseReceived(percent: Charge['percent']): boolean {
  return amountFor(1, percent) !== undefined
}

/** The typed amount, and the other one as it follows: empty if it cannot be known. */
export function bothAmounts(
  typed: TransferAmount,
  percent: Charge['percent'],
): Record<'sent' | 'received', TypedAmount> {
  const minor = minorOf(typed)
  if (typed.isReceived === true)
    return { sent: minor === undefined ? noAmount : writtenAmount(amountFor(minor, percent)), received: typed }
  const { received } = quote(minor, { percent, balance: undefined })
  return { sent: typed, received: minor === undefined ? noAmount : writtenAmount(received) }
}

export function isQuoteFor(typed: TransferAmount, { amount, received }: Quote): boolean {
  return minorOf(typed) === (typed.isReceived === true ? received : amount)
}

export function sufficiency(amount: Minor, balance: Balance): Quote['result'] {
  if (amount <= 0) return 'nothing'
  if (balance === undefined) return 'noBalance'
  if (balance === 'notOpen') return balance
  return amount < balance ? 'sufficient' : 'insufficient'
}
