import type { Quote } from '#src/features/transfers/fee.ts'
import { formatMoney } from '#src/lib/money.ts'

export interface PayeeGetsProps {
  quote: Pick<Quote, 'amount' | 'received'>
  payee: string
  currency: string
  isConverted: boolean
}

/** Names the payee alone if the payee gets the whole amount, or it is not known how much. */
export function PayeeGets({ quote: { amount, received }, payee, currency, isConverted }: PayeeGetsProps) {
  return received === undefined || received === amount ? (
    <>
      to <bdi>{payee}</bdi>
    </>
  ) : (
    <>
      <bdi>{payee}</bdi> gets {formatMoney(received, currency)}
      {isConverted && ' before conversion'}
    </>
  )
}
