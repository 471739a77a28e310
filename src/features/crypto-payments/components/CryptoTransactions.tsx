import { useState } from 'react'
import styled from 'styled-components'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { Violation } from '#src/api/reading/violations.ts'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { config } from '#src/config.ts'
import { purposeOf } from '#src/features/crypto-payments/purpose.ts'
import { toCsv } from '#src/lib/csv.ts'
import { isoDay, listDate, type Instant } from '#src/lib/dates.ts'
import { toWire } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { ExportButton } from '#src/ui/ExportButton.tsx'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { LongList } from '#src/ui/LongList.tsx'
import { Monogram } from '#src/ui/Monogram.tsx'
import { NothingFound } from '#src/ui/NothingFound.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Time } from '#src/ui/Time.tsx'
import { DepositStatus } from './DepositStatus.tsx'

const List = styled.ul`
  container-type: inline-size;
`
/** Too narrow for both dates beside a status: amount and status are below them. */
const narrow = '(width < 28em)'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.sm};
  align-items: center;
  min-height: ${size.row};
  padding: ${space.sm} ${space.lg};
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
  &[data-new] {
    background: ${color.brandTint};
    box-shadow: inset 3px 0 0 ${color.brand};
  }
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  @container ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child {
      grid-row: span 2;
    }
  }
`
const Type = styled.p`
  font-weight: 600;
`
const New = styled.span`
  margin-inline-start: ${space.xs};
  padding: 1px ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${text.small};
`
const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.sm};
`
const Code = styled.span`
  color: ${color.muted};
  font-size: 0.75rem;
`
const Figure = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.xxs};
  @container ${narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
`

export interface CryptoTransactionsProps {
  transactions: readonly DepositRow[] | undefined
  currency: string
  violations: readonly Violation[]
  known?: ReadonlySet<string> | undefined
}

type Shown = 'all' | NonNullable<DepositRow['status']>

const choices: readonly { id: Shown; label: string }[] = [
  { id: 'all', label: 'Any status' },
  { id: 'pending', label: 'Pending' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'declined', label: 'Declined' },
]

export function CryptoTransactions({ transactions = [], currency, violations, known }: CryptoTransactionsProps) {
  const [shown, setShown] = useState<Shown>('all')
  if (transactions.length === 0) return <OmittedEntries violations={violations} list="transactions" />
  const rows = shown === 'all' ? transactions : transactions.filter(({ status }) => status === shown)
  return (
    <Panel title={dashboardTexts.cryptoDeposit.transactions} isFlush>
      <ListToolbar label="Filter and export" result={pluralize(rows.length, 'transaction')}>
        <Select
          label="Status"
          options={choices}
          value={shown}
          onChange={(id) => setShown(choices.find((choice) => choice.id === id)?.id ?? 'all')}
        />
        <ExportButton
          name="crypto-transactions"
          isDisabled={rows.length === 0}
          csv={() => depositsCsv(rows, currency)}
        />
      </ListToolbar>
      {rows.length === 0 ? (
        <NothingFound what="transactions" onClear={() => setShown('all')} />
      ) : (
        <LongList rows={rows}>
          {(first) => (
            <List>
              {first.map((row, index) => (
                <CryptoRow
                  key={index}
                  row={row}
                  currency={currency}
                  isNew={known !== undefined && row.id !== undefined && !known.has(row.id)}
                />
              ))}
            </List>
          )}
        </LongList>
      )}
      <OmittedEntries violations={violations} list="transactions" />
    </Panel>
  )
}

function CryptoRow({ row, currency, isNew }: { row: DepositRow; currency: string; isNew: boolean }) {
  const purpose = purposeOf(row)
  return (
    <Row data-new={isNew || undefined}>
      <Monogram name={row.type} />
      <div>
        <Type>
          {purpose !== undefined && (
            <>
              <bdi>{purpose}</bdi> ·{' '}
            </>
          )}
          {row.type || '–'}
          {isNew && <New>New</New>}
        </Type>
        <Dates>
          {row.created_at === undefined ? (
            '–'
          ) : (
            <>
              <Time date={row.created_at} />
              <ListDate date={row.created_at} />
            </>
          )}
        </Dates>
      </div>
      <Figure>
        <Amount minor={row.amount} currency={currency} />
        <DepositStatus status={row.status} />
      </Figure>
    </Row>
  )
}

function depositsCsv(rows: readonly DepositRow[], currency: string): string {
  return toCsv(
    ['Date', 'Type', 'For', 'Amount', 'Currency', 'Status'],
    rows.map((row) => [
      row.created_at === undefined ? '' : isoDay(row.created_at),
      row.type,
      purposeOf(row) ?? '',
      row.amount === undefined ? '' : toWire(row.amount),
      currency,
      row.status ?? '',
    ]),
  )
}

/** As the bank's lists print it: their month counts from zero unless configured otherwise. */
function ListDate({ date }: { date: Instant }) {
  return (
    <Code>
      {config.depositMonth === 'zero-based' && 'Date code '}
      {listDate(date, config.depositMonth)}
    </Code>
  )
}
