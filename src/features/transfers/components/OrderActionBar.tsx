import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { isConverted, type OwnAccount } from '#src/features/transactions/receipt.ts'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import type { Quote } from '#src/features/transfers/fee.ts'
import { formatMoney } from '#src/lib/money.ts'
import { ActionBar } from '#src/ui/layout/ActionBar.tsx'

export interface OrderActionBarProps extends PayeeGetsProps {
  back: string
  children: ReactNode
}

export function OrderActionBar({ back, children, ...payeeGets }: OrderActionBarProps) {
  return (
    <ActionBar
      summary={formatMoney(payeeGets.quote.amount, payeeGets.account.symbol)}
      note={<PayeeGets {...payeeGets} />}
      others={
        <ButtonLink variant="quiet" to={back}>
          Back
        </ButtonLink>
      }
    >
      {children}
    </ActionBar>
  )
}

export interface PayeeGetsProps {
  quote: Pick<Quote, 'amount' | 'received'>
  payee: Pick<TransferDetails, 'act_hold_name' | 'currency'>
  account: Pick<OwnAccount, 'code' | 'symbol'>
}

/** Names the payee alone if the payee gets the whole amount, or it is not known how much. */
export function PayeeGets({ quote: { amount, received }, payee, account }: PayeeGetsProps) {
  const gets = received === undefined || received === amount ? undefined : formatMoney(received, account.symbol)
  return (
    <>
      {gets === undefined && <span>to </span>}
      <bdi>{payee.act_hold_name}</bdi>
      {gets !== undefined && (
        <span>{` gets ${gets}${isConverted(payee.currency, account.code) ? ' before conversion' : ''}`}</span>
      )}
    </>
  )
}
