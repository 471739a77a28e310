import styled from 'styled-components'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { PaymentHelp } from '#src/components/links/PaymentHelp.tsx'
import { purposeOf } from '#src/features/crypto-payments/purpose.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { ClockIcon } from '#src/ui/Icon.tsx'
import { IconPoints } from '#src/ui/IconPoints.tsx'
import { BellIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { Time } from '#src/ui/Time.tsx'

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.sm};
  overflow-wrap: anywhere;
  & + & {
    margin-block-start: ${space.sm};
  }
`

const next = [
  { Icon: ClockIcon, text: "We match your payment. Until then it's pending." },
  { Icon: BellIcon, text: "You'll see here whether it was confirmed or declined." },
]

const named = 3

export interface WhatHappensNextProps {
  transactions: readonly DepositRow[]
  currency: string
  noun: string
}

export function WhatHappensNext({ transactions, currency, noun }: WhatHappensNextProps) {
  const pending = transactions.filter(({ status }) => status === 'pending')
  return (
    <Stack as="aside" aria-label="What happens next">
      <Panel title="What happens next">
        <IconPoints points={next} />
      </Panel>
      {pending.length > 0 && (
        <Panel title="Pending" actions={pluralize(pending.length, noun)}>
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
    </Stack>
  )
}
