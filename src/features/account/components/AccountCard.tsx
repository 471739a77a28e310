import styled from 'styled-components'
import type { Account } from '#src/api/generated/models/account.ts'
import { checkBeforeSharing } from '#src/components/checkBeforeSharing.ts'
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

export interface AccountCardProps {
  account: Account
  /** Symbol of the account's currency. */
  currency: string
  /** Whether the account number was sent as a number, so that leading zeros may be missing. */
  isNumberDoubtful: boolean
}

/** The savings account: its balance, hidden until asked for, and its number to copy. */
export function AccountCard({ account, currency, isNumberDoubtful }: AccountCardProps) {
  const isShown = useStored(storageKeys.displayAmount) === '1'
  return (
    <Panel title="Savings account">
      <Label>Current balance</Label>
      <Line>
        <span aria-live="polite">
          <Amount minor={account.tb} currency={currency} isHidden={!isShown} size="balance" />
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
        <CopyButton value={account.account_no} what="account number" variant="quiet" />
      </Line>
      {isNumberDoubtful && <Label>{checkBeforeSharing}</Label>}
    </Panel>
  )
}
