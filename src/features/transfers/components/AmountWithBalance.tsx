import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import type { Minor } from '#src/lib/money.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField, type AmountFieldProps } from '#src/ui/AmountField.tsx'
import { Between, Stack } from '#src/ui/Columns.tsx'
import { FieldError } from '#src/ui/Field.ts'
import { ErrorIcon } from '#src/ui/Icon.tsx'
import { useMedia } from '#src/ui/useMedia.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space.xs};
  @media ${media.narrow} {
    column-gap: 0;
  }
  color: ${color.muted};
  font-size: ${text.small};
`
const Below = styled(Between)`
  column-gap: ${space.xxs};
`

export interface AmountWithBalanceProps extends Omit<AmountFieldProps, 'label' | 'name' | 'isInvalid'> {
  balance: Minor | undefined
  isInsufficient: boolean
  children?: ReactNode
}

/** An insufficient balance is reported beside the button that shows the balance. */
export function AmountWithBalance({ balance, isInsufficient, children, ...field }: AmountWithBalanceProps) {
  const isHidden = useIsBalanceHidden()
  // An icon alone, so that the last amount fits on the line.
  const isNarrow = useMedia(media.narrow)
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
      <Below>
        <Line>
          <div aria-live="polite">
            {isInsufficient && (
              <FieldError id={problem}>
                <ErrorIcon size={16} />
                {dashboardTexts.transfer.insufficientBalance}
              </FieldError>
            )}
            {/* Stars would not explain why the amount is too large. */}
            {balance !== undefined && !(isInsufficient && isHidden) && (
              <p>
                Available <Amount minor={balance} currency={field.currency} isHidden={isHidden} />
              </p>
            )}
          </div>
          {balance !== undefined && <BalanceSwitch isHidden={isHidden} hasText={!isNarrow} />}
        </Line>
        {children}
      </Below>
    </Stack>
  )
}
