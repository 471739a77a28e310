import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'

export interface OrderActionBarProps {
  amount: Minor
  currency: string
  payee: string
  back: string
  children: ReactNode
}

export function OrderActionBar({ amount, currency, payee, back, children }: OrderActionBarProps) {
  return (
    <ActionBar
      summary={formatMoney(amount, currency)}
      note={
        <>
          to <bdi>{payee}</bdi>
        </>
      }
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
