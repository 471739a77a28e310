import { t } from '@lingui/core/macro'
import { Fragment } from 'react'
import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { periodOf, shownOf, type Month, type Selected } from '#src/features/statements/model.ts'
import { filtersInWords, periodInWords } from '#src/features/statements/words.ts'
import type { RunningBalances } from '#src/features/transactions/balance.ts'
import { statusWords } from '#src/features/transactions/statusWords.ts'
import { shortDate } from '#src/lib/dates.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount, directionNames } from '#src/ui/text/Amount.tsx'
import { Time } from '#src/ui/text/Time.tsx'
import { MonthHeading } from './MonthSections.tsx'

const Table = styled.table`
  width: 100%;
  margin-block-end: ${space.md};
  border-collapse: collapse;
  font-size: ${text.small};
  caption {
    padding-block: ${space.xs};
    text-align: start;
  }
  tr {
    border-block-end: 1px solid ${color.rule};
  }
  th,
  td {
    padding-block: ${space.xxs};
    padding-inline: ${space.sm} 0;
    text-align: start;
    vertical-align: baseline;
  }
  th {
    font-weight: 600;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  [data-quiet] {
    color: ${color.muted};
  }
  [data-one-line] {
    white-space: nowrap;
  }
  [data-money] {
    text-align: end;
  }
  [data-month] {
    break-after: avoid;
    container-type: inline-size;
  }
`

export interface PrintedRowsProps extends Selected {
  total: number
  /** None if the rows are not sorted by date. */
  months: readonly Month[]
  running: RunningBalances | undefined
  currency: string
}

/** Only on paper, in place of the list: all rows, and a head on every page. */
export function PrintedRows({ rows, filters, total, months, running, currency }: PrintedRowsProps) {
  const parts = [
    periodInWords(periodOf(rows, filters)),
    shownOf(rows.length, total),
    filtersInWords(filters, currency),
  ].filter((part) => part !== '')
  const monthAt = new Map(months.map((month) => [month.first, month]))
  return (
    <div data-print="only">
      <Table>
        <caption>
          <b>{t`Statement`}</b> <bdi>{parts.join(' · ')}</bdi>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col">{t`Name, reference`}</th>
            <th scope="col">{t({ message: 'Type', context: 'credit or debit' })}</th>
            <th scope="col">{t`Status`}</th>
            <th scope="col" data-money>
              {t`Amount`}
            </th>
            {running !== undefined && (
              <th scope="col" data-money>
                {t`Balance`}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const month = monthAt.get(index)
            return (
              <Fragment key={index}>
                {month !== undefined && (
                  <tr data-month>
                    <th scope="rowgroup" colSpan={running === undefined ? 5 : 6}>
                      <MonthHeading month={month} currency={currency} />
                    </th>
                  </tr>
                )}
                <Row row={row} running={running} currency={currency} />
              </Fragment>
            )
          })}
        </tbody>
      </Table>
      {rows.some(({ status }) => status === 'failed') && <p>{t`Failed transactions are listed but not counted.`}</p>}
      {rows.some(({ status }) => status === 'in_progress') && (
        <p>{t`Transactions in progress are counted; their status can still change.`}</p>
      )}
    </div>
  )
}

interface RowProps extends Pick<PrintedRowsProps, 'running' | 'currency'> {
  row: StatementRow
}

function Row({ row, running, currency }: RowProps) {
  const { date, name, reference, transaction_type: direction, status, amount } = row
  return (
    <tr>
      <td data-one-line>
        <Time date={date} format={shortDate} />
      </td>
      <td>
        <bdi>{name || '–'}</bdi> <bdi data-quiet>{reference}</bdi>
      </td>
      <td>{direction === undefined ? '–' : directionNames[direction]}</td>
      <td data-one-line>{status === undefined ? '–' : statusWords[status]}</td>
      <td data-money>
        <Amount minor={amount} currency={currency} direction={direction} isStruck={status === 'failed'} />
      </td>
      {running !== undefined && (
        <td data-money>
          <Amount minor={running.get(row)} currency={currency} />
        </td>
      )}
    </tr>
  )
}
