import styled from 'styled-components'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { PaymentHelp } from '#src/components/links/PaymentHelp.tsx'
import { purposeOf } from '#src/features/crypto-payments/purpose.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { BellIcon, SearchIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { Time } from '#src/ui/Time.tsx'

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  min-width: 0;
`
const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.sm};
  svg {
    margin-block-start: 2px;
    color: ${color.link};
  }
`
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.sm};
  overflow-wrap: anywhere;
  & + & {
    margin-block-start: ${space.sm};
  }
`

const named = 3

export interface WhatHappensNextProps {
  transactions: readonly DepositRow[]
  currency: string
}

export function WhatHappensNext({ transactions, currency }: WhatHappensNextProps) {
  const pending = transactions.filter(({ status }) => status === 'pending')
  return (
    <Side aria-label="What happens next">
      <Panel title="What happens next">
        <Stack as="ol" $gap="md">
          <Step>
            <SendIcon />
            You send the coins from your wallet and tell us the amount.
          </Step>
          <Step>
            <SearchIcon />
            We match your payment. Until then it is pending.
          </Step>
          <Step>
            <BellIcon />
            You&apos;ll see here whether it was confirmed or declined.
          </Step>
        </Stack>
      </Panel>
      {pending.length > 0 && (
        <Panel title="Pending" actions={pluralize(pending.length, 'payment')}>
          <ul>
            {pending.slice(0, named).map((row, index) => (
              <Entry key={index}>
                <div>
                  {purposeOf(row) ?? (row.type || '–')}
                  <SmallText>
                    Submitted <Time date={row.created_at} />
                  </SmallText>
                </div>
                <Amount minor={row.amount} currency={currency} />
              </Entry>
            ))}
          </ul>
        </Panel>
      )}
      <PaymentHelp />
    </Side>
  )
}
