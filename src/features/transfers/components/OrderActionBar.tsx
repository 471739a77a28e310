import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { formatMoney } from '#src/lib/money.ts'
import { ActionBar } from '#src/ui/layout/ActionBar.tsx'
import { PayeeGets, type PayeeGetsProps } from './PayeeGets.tsx'

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
