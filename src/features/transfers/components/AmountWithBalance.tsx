import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import type { Minor } from '#src/lib/money.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField, type AmountFieldProps } from '#src/ui/AmountField.tsx'
import { Between, Stack } from '#src/ui/Columns.tsx'
import { errorStyle } from '#src/ui/fieldStyle.ts'
import { ErrorIcon } from '#src/ui/Icon.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  color: ${color.muted};
  font-size: ${text.small};
`
const Problem = styled.div`
  ${errorStyle}
`

export interface AmountWithBalanceProps extends Omit<AmountFieldProps, 'label' | 'name' | 'isInvalid'> {
  balance: Minor | undefined
  balanceLabel: string
  isInsufficient: boolean
  children?: ReactNode
}

/** An insufficient balance is reported beside the button that shows the balance. */
export function AmountWithBalance({
  balance,
  balanceLabel,
  isInsufficient,
  children,
  ...field
}: AmountWithBalanceProps) {
  const isHidden = useIsBalanceHidden()
  const problem = useId()
  return (
    <Stack $gap="xs">
      <AmountField
        {...field}
        label="Amount"
        name="amount"
        enterKeyHint="go"
        {...(isInsufficient && { isInvalid: true, 'aria-describedby': problem })}
      />
      <Between>
        <Line>
          <div aria-live="polite">
            {isInsufficient && (
              <Problem id={problem}>
                <ErrorIcon size={16} />
                {dashboardTexts.transfer.insufficientBalance}
              </Problem>
            )}
            {/* Stars would not explain why the amount is too large. */}
            {balance !== undefined && !(isInsufficient && isHidden) && (
              <p>
                {balanceLabel} <Amount minor={balance} currency={field.currency} isHidden={isHidden} />
              </p>
            )}
          </div>
          {balance !== undefined && <BalanceSwitch isHidden={isHidden} hasText />}
        </Line>
        {children}
      </Between>
    </Stack>
  )
}
