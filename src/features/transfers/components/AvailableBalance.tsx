import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import type { Minor } from '#src/lib/money.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { color, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5ch;
  color: ${color.muted};
  font-size: ${text.small};
`

export interface AvailableBalanceProps {
  label?: string
  balance: Minor | undefined
  currency: string
}

export function AvailableBalance({ label = 'Available', balance, currency }: AvailableBalanceProps) {
  const isHidden = useIsBalanceHidden()
  if (balance === undefined) return null
  return (
    <Line>
      {label}
      <span aria-live="polite">
        <Amount minor={balance} currency={currency} isHidden={isHidden} />
      </span>
      <BalanceSwitch isHidden={isHidden} hasText />
    </Line>
  )
}
