import { selectOrdinal, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import type { RecurringEntry } from '#src/features/account/recurring.ts'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import { shortDay } from '#src/lib/dates.ts'
import { size, space } from '#src/theme/tokens.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { Monogram } from '#src/ui/text/Monogram.tsx'
import { SmallText, StrongText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  min-height: ${size.row};
  padding-block: ${space.xxs};
  line-height: 1.35;
  > :nth-child(2) {
    flex: 1 1 6rem;
    min-width: 0;
  }
  > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }
`

export interface RecurringTransactionsProps {
  entries: readonly RecurringEntry[]
  currency: string
}

export function RecurringTransactions({ entries, currency }: RecurringTransactionsProps) {
  return (
    <Stack $gap="sm">
      <ul>
        {entries.map(({ name, direction, amount, last, due }) => (
          <Entry key={`${direction} ${name}`}>
            <Monogram name={counterparty(name)} direction={direction} />
            <span>
              <StrongText>
                <bdi>{counterparty(name)}</bdi>
              </StrongText>
              <SmallText as="span">
                {selectOrdinal(
                  { day: due.getDate() },
                  {
                    one: 'Around the #st',
                    two: 'Around the #nd',
                    few: 'Around the #rd',
                    other: 'Around the #th',
                  },
                )}
              </SmallText>
            </span>
            <span>
              <Amount minor={amount} currency={currency} direction={direction} />
              <SmallText as="span">
                <Trans comment="The day of the latest transaction of a series">
                  Last <Time date={last} format={shortDay} />
                </Trans>
              </SmallText>
            </span>
          </Entry>
        ))}
      </ul>
      <SmallText>{t`Three months in a row. Nothing is scheduled.`}</SmallText>
    </Stack>
  )
}
