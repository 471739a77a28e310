import { memo } from 'react'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { wasConverted } from '#src/api/reading/violations.ts'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { checkBeforeSharing } from '#src/components/page/checkBeforeSharing.ts'
import { color, font, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.xs};
  color: ${color.muted};
  > button {
    margin-inline-end: -${space.sm};
  }
`
const Balance = styled.span`
  > * {
    color: ${color.foreground};
    font-family: ${font.heading};
    font-size: ${text.heading};
    font-weight: 600;
  }
`

/** Number and balance of the account. The balance stays hidden until it is shown, here or on Home. */
export const AccountPanel = memo(function AccountPanel({ isHidden }: { isHidden: boolean }) {
  const { data } = useGetAccountSuspense()
  const { account, currency, violations } = data
  return (
    <>
      <Line>
        <span>
          <VisuallyHidden>Account number </VisuallyHidden>
          <span data-figures>{account.account_no || '–'}</span>
        </span>
        <CopyButton value={account.account_no || undefined} what="account number" variant="quiet" />
        {wasConverted(violations, 'account.account_no') && <span>{checkBeforeSharing}</span>}
      </Line>
      <Line>
        <Balance aria-live="polite">
          <Amount minor={account.tb ?? undefined} currency={currency} isHidden={isHidden} />
        </Balance>
        <BalanceSwitch isHidden={isHidden} />
      </Line>
    </>
  )
})
