import styled from 'styled-components'
import type { Account } from '#src/api/generated/models/account.ts'
import { fromWire } from '#src/lib/money.ts'
import { storageKeys, write } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`
const Label = styled.p`
  color: ${color.muted};
`
const Number = styled.span`
  font-weight: 600;
  letter-spacing: 0.02em;
`

/** The savings account: its balance, hidden until asked for, and its number to copy. */
export function AccountCard({ account, currency }: { account: Account; currency: string }) {
  const isShown = useStored(storageKeys.displayAmount) === '1'
  return (
    <Panel title="Savings account">
      <Label>Current balance</Label>
      <Line>
        <span aria-live="polite">
          <Amount minor={fromWire(account.tb)} currency={currency} isHidden={!isShown} size="balance" />
        </span>
        <IconButton
          label={isShown ? 'Hide balance' : 'Show balance'}
          onPress={() => write(storageKeys.displayAmount, isShown ? '0' : '1')}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </Line>
      <Label>Account number</Label>
      <Line>
        <Number data-figures>{account.account_no || '–'}</Number>
        <CopyButton value={account.account_no ?? undefined} what="account number" variant="quiet" />
      </Line>
    </Panel>
  )
}
