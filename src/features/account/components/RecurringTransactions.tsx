import styled from 'styled-components'
import { ordinal, type RecurringEntry } from '#src/features/account/recurring.ts'
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
              <SmallText as="span">{`Around the ${ordinal(due.getDate())}`}</SmallText>
            </span>
            <span>
              <Amount minor={amount} currency={currency} direction={direction} />
              <SmallText as="span">
                Last <Time date={last} format={shortDay} />
              </SmallText>
            </span>
          </Entry>
        ))}
      </ul>
      <SmallText>Three months in a row. Nothing is scheduled.</SmallText>
    </Stack>
  )
}
