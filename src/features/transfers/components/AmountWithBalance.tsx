import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { resultOf, type Balance } from '#src/features/transfers/fee.ts'
import { minorOf } from '#src/lib/amount.ts'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { AmountField, type AmountFieldProps } from '#src/ui/fields/AmountField.tsx'
import { FieldError } from '#src/ui/fields/Field.tsx'
import { Between, Stack } from '#src/ui/layout/Columns.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { ErrorIcon } from '#src/ui/text/Icon.tsx'
import { useDraft, useEdit } from './transferContext.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  column-gap: ${space.xs};
  color: ${color.muted};
  font-size: ${text.small};
`
const Below = styled(Between)`
  column-gap: ${space.xxs};
`

export interface AmountWithBalanceProps extends Pick<AmountFieldProps, 'errorMessage'> {
  account: { code: string; symbol: string; balance: Balance }
  children?: ReactNode
}

/** The amount of the transfer. An insufficient balance is reported beside the button that shows the balance. */
export function AmountWithBalance({ account, errorMessage, children }: AmountWithBalanceProps) {
  const { code, symbol, balance } = account
  const edit = useEdit()
  const { amount } = useDraft()
  const isInsufficient = errorMessage === undefined && resultOf(minorOf(amount) ?? 0, balance) === 'insufficient'
  const isHidden = useIsBalanceHidden()
  // An icon alone, so that the last amount fits on the line.
  const isNarrow = useMedia(media.narrow)
  const problem = useId()
  return (
    <Stack $gap="xs">
      <AmountField
        label="Amount"
        name="amount"
        size="large"
        currency={symbol}
        code={code}
        value={amount}
        onChange={(next) => edit({ amount: next })}
        errorMessage={errorMessage}
        enterKeyHint="go"
        {...(isInsufficient && { isInvalid: true, 'aria-describedby': problem })}
      />
      <Below>
        <Line>
          <div aria-live="polite">
            {isInsufficient && (
              <FieldError id={problem}>
                <ErrorIcon size={16} />
                <span>{dashboardTexts.transfer.insufficientBalance}</span>
              </FieldError>
            )}
            {typeof balance === 'number' && (
              <p>
                {/* Stars would not explain why the amount is too large. */}
                {isInsufficient && isHidden ? (
                  'Enter less than your balance.'
                ) : isInsufficient && balance > 1 ? (
                  <span key="most">
                    You can send up to <Amount minor={balance - 1} currency={symbol} />, just below your balance.
                  </span>
                ) : (
                  <span key="all">
                    Available <Amount minor={balance} currency={symbol} isHidden={isHidden} />
                  </span>
                )}
              </p>
            )}
          </div>
          {typeof balance === 'number' && <BalanceSwitch isHidden={isHidden} hasText={!isNarrow} />}
        </Line>
        {children}
      </Below>
    </Stack>
  )
}
