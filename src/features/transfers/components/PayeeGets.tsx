import { isConverted, type OwnAccount } from '#src/features/transactions/receipt.ts'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import type { Quote } from '#src/features/transfers/fee.ts'
import { formatMoney } from '#src/lib/money.ts'

export interface PayeeGetsProps {
  quote: Pick<Quote, 'amount' | 'received'>
  payee: Pick<TransferDetails, 'act_hold_name' | 'currency'>
  account: Pick<OwnAccount, 'code' | 'symbol'>
}

/** Names the payee alone if the payee gets the whole amount, or it is not known how much. */
export function PayeeGets({ quote: { amount, received }, payee, account }: PayeeGetsProps) {
  const name = <bdi>{payee.act_hold_name}</bdi>
  return received === undefined || received === amount ? (
    <>to {name}</>
  ) : (
    <>
      {name} gets {formatMoney(received, account.symbol)}
      {isConverted(payee.currency, account.code) && ' before conversion'}
    </>
  )
}
