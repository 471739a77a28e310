import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { isConverted } from '#src/features/transactions/receipt.ts'
import { bothAmounts, canChooseReceived, sufficiency, type Balance, type Charge } from '#src/features/transfers/fee.ts'
import { minorOf } from '#src/lib/amount.ts'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { AmountField } from '#src/ui/fields/AmountField.tsx'
import { Between, Line, Stack } from '#src/ui/layout/Columns.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { useDraft, useEdit } from './transferContext.ts'

const Available = styled(Line)`
  color: ${color.muted};
  font-size: ${text.small};
`
const Below = styled(Between)`
  column-gap: ${space.xxs};
`

export interface AmountsProps {
  account: { code: string; symbol: string; balance: Balance }
  /** Undefined until the bank has responded. */
  percent: Charge['percent'] | undefined
  errorMessage?: string | undefined
  fee: ReactNode
  children?: ReactNode
}

function receivedLabel(payee: string, isConverted: boolean): string {
  if (payee === '') return isConverted ? t`The payee gets, before conversion` : t`The payee gets exactly`
  return isConverted ? t`${payee} gets, before conversion` : t`${payee} gets exactly`
}

/** What leaves the account and what the payee gets, the fee between them. Either can be typed; the other one follows. */
export function Amounts({ account, percent, errorMessage, fee, children }: AmountsProps) {
  const { code, symbol, balance } = account
  const edit = useEdit()
  const { amount, act_hold_name: payee, currency } = useDraft()
  const { sent, received } = bothAmounts(amount, percent ?? 'unreadable')
  // Offered before the fee is known, so that the button below does not move.
  const isReceivedShown = percent === undefined || canChooseReceived(percent)
  // The form checks the amount in the field in which it was typed.
  const checked = { name: 'amount', errorMessage }
  const isReceivedChecked = isReceivedShown && amount.isReceived === true
  const isInsufficient = errorMessage === undefined && sufficiency(minorOf(sent) ?? 0, balance) === 'insufficient'
  const isHidden = useIsBalanceHidden()
  // An icon alone, so that the last amount fits on the line.
  const isNarrow = useMedia(media.narrow)
  return (
    <>
      <Stack $gap="xs">
        <AmountField
          label={t`Amount`}
          size="large"
          currency={symbol}
          code={code}
          value={sent}
          onChange={(next) => edit({ amount: next })}
          enterKeyHint="go"
          {...(!isReceivedChecked && checked)}
          {...(isInsufficient && { errorMessage: dashboardTexts.transfer.insufficientBalance })}
        />
        <Below>
          <Available $gap="xs">
            {typeof balance === 'number' && (
              <>
                <p aria-live="polite">
                  {/* Stars would not explain why the amount is too large. */}
                  {isInsufficient && isHidden ? (
                    t`Enter less than your balance.`
                  ) : isInsufficient && balance > 1 ? (
                    <span key="most">
                      <Trans>
                        You can send up to <Amount minor={balance - 1} currency={symbol} />, just below your balance.
                      </Trans>
                    </span>
                  ) : (
                    <span key="all">
                      <Trans>
                        Available <Amount minor={balance} currency={symbol} isHidden={isHidden} />
                      </Trans>
                    </span>
                  )}
                </p>
                <BalanceSwitch isHidden={isHidden} hasText={!isNarrow} />
              </>
            )}
          </Available>
          {children}
        </Below>
        {fee}
      </Stack>
      {isReceivedShown && (
        <AmountField
          label={receivedLabel(payee.trim(), isConverted(currency, code))}
          currency={symbol}
          code={code}
          value={received}
          onChange={(next) => edit({ amount: { ...next, isReceived: true } })}
          enterKeyHint="go"
          {...(isReceivedChecked && checked)}
        />
      )}
    </>
  )
}
