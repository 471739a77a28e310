import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { PrintedDocument, PrintedHead } from '#src/components/print/PrintedDocument.tsx'
import { config } from '#src/config.ts'
import { filtersInWords } from '#src/features/statements/filtersInWords.ts'
import {
  isByDate,
  monthsOf,
  noFilters,
  periodOf,
  selectRows,
  shownOf,
  totalsOf,
  type Balances,
  type Selected,
} from '#src/features/statements/model.ts'
import { periodInWords } from '#src/features/statements/periodInWords.ts'
import type { StatementAccount } from '#src/features/statements/statementCsv.ts'
import type { RunningBalances } from '#src/features/transactions/balance.ts'
import { statusWords } from '#src/features/transactions/statusWords.ts'
import { parseInstant, shortDate, shortDay, spelledDate, type Instant } from '#src/lib/dates.ts'
import { formatAmount, type Minor } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/pluralize.ts'

const Figures = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: 4mm 12mm;
  margin: 0 0 7mm;
  padding-block: 3mm;
  border-block: 1px solid #777;
  &[data-few] {
    justify-content: flex-start;
  }
  dd {
    font-size: 11pt;
    font-weight: 600;
    white-space: nowrap;
  }
`
const Table = styled.table`
  width: 100%;
  margin-block-end: 5mm;
  border-collapse: collapse;
  th {
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 1.2mm 0 1.2mm 3mm;
    vertical-align: baseline;
    &:first-child {
      padding-inline-start: 0;
    }
  }
  tr {
    border-block-end: 1px solid var(--printout-rule);
    break-inside: avoid;
  }
  /* The last page has several rows, also if the last month has one. */
  break-after: avoid;
  tbody:nth-last-child(-n + 2),
  tbody > :nth-last-child(-n + 3) {
    break-before: avoid;
  }
  thead tr {
    border-color: var(--color-foreground);
  }
  [data-lead] {
    break-after: avoid;
    th,
    td {
      padding-block-start: 3mm;
    }
  }
  [data-money] {
    text-align: end;
    white-space: nowrap;
  }
  /* Takes no width, so that the figure before it stays in its column. */
  [data-money] sup {
    display: inline-block;
    width: 0;
  }
  [data-day] {
    white-space: nowrap;
  }
  small {
    margin-inline-start: 2mm;
    color: var(--printout-muted);
    font-size: 8pt;
  }
`

export interface PrintedStatementProps extends Selected {
  holder: string
  account: StatementAccount
  /** All rows, including those filtered out. */
  transactions: readonly StatementRow[]
  omitted: number
  balances: Balances | undefined
  running: RunningBalances | undefined
  isWithoutBalances: boolean
}

export function PrintedStatement(props: PrintedStatementProps) {
  const { number, currency } = props.account
  return (
    <PrintedDocument name="statement" title="Statement" subject={`Statement · ${number ?? currency}`}>
      <Content {...props} />
    </PrintedDocument>
  )
}

function Content(props: PrintedStatementProps) {
  const { rows, filters, holder, account, transactions, omitted, balances, running, isWithoutBalances } = props
  const period = periodOf(rows, filters)
  const totals = totalsOf(rows)
  const others = filtersInWords(filters, '')
  const { from, to } = filters
  const inPeriod = selectRows(transactions, { ...noFilters, from, to })
  const hasFailed = rows.some(({ status }) => status === 'failed')
  const isOpen = rows.some(({ status }) => status === 'in_progress')
  const opening = `Opening balance${dayOf(period.from)}`
  return (
    <>
      <PrintedHead>
        <div>
          <p data-strong>
            <bdi>{holder}</bdi>
          </p>
          <p>
            <span>{config.productName}</span> <bdi>{account.number ?? '–'}</bdi>
          </p>
          <p>{`Currency ${account.currency || '–'}`}</p>
        </div>
        <dl>
          <dt>Period</dt>
          <dd>{periodInWords(period)}</dd>
          {others !== '' && (
            <>
              <dt>Filter</dt>
              <dd>
                <bdi>{others}</bdi>
              </dd>
            </>
          )}
          <dt>Shown</dt>
          <dd>{shownOf(rows.length, inPeriod.length)}</dd>
        </dl>
      </PrintedHead>
      {isWithoutBalances ? (
        <p data-note>Hidden balances and sums are left out.</p>
      ) : (
        <Figures data-few={balances === undefined || undefined}>
          {balances !== undefined && <Figure term={opening} minor={balances.opening} />}
          <Figure term="Money in" minor={totals.credit} />
          <Figure term="Money out" minor={totals.debit} />
          {balances !== undefined && <Figure term={`Closing balance${dayOf(period.to)}`} minor={balances.closing} />}
        </Figures>
      )}
      <Table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Name, reference</th>
            <th scope="col">Type</th>
            <th scope="col">Status</th>
            <th scope="col" data-money>
              Out
            </th>
            <th scope="col" data-money>
              In
            </th>
            {running !== undefined && (
              <th scope="col" data-money>
                Balance
              </th>
            )}
          </tr>
        </thead>
        <Bodies rows={rows} filters={filters} running={running} isWithoutBalances={isWithoutBalances} />
        {running !== undefined && balances !== undefined && (
          <tbody>
            <tr data-strong>
              <th scope="row" colSpan={6}>
                {opening}
              </th>
              <td data-money>{formatAmount(balances.opening)}</td>
            </tr>
          </tbody>
        )}
      </Table>
      <p data-note>
        {hasFailed && (
          <span>
            <sup>1</sup> Failed transactions are listed but not counted.{' '}
          </span>
        )}
        {isOpen && <span>Transactions in progress are counted; their status can still change. </span>}
        {omitted > 0 && <span>{`${pluralize(omitted, 'entry', 'entries')} could not be shown. `}</span>}
        <span>{`All amounts in ${account.currency || 'the currency of the account'}.`}</span>
      </p>
    </>
  )
}

function Figure({ term, minor }: { term: string; minor: Minor | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{moneyOf(minor)}</dd>
    </div>
  )
}

type BodiesProps = Selected & Pick<PrintedStatementProps, 'running' | 'isWithoutBalances'>

function Bodies({ rows, filters, running, isWithoutBalances }: BodiesProps) {
  if (!isByDate(filters)) return <Body rows={rows} running={running} day={shortDate} />
  return monthsOf(rows).map(({ label, first, count, credit, debit }) => {
    const own = rows.slice(first, first + count)
    return (
      <Body key={first} rows={own} running={running} day={shortDay}>
        <tr data-lead>
          <th scope="rowgroup" colSpan={4}>
            {label}
          </th>
          <th data-money>{!isWithoutBalances && moneyOf(debit)}</th>
          <th data-money>{!isWithoutBalances && moneyOf(credit)}</th>
          {running !== undefined && <td />}
        </tr>
      </Body>
    )
  })
}

interface BodyProps extends Pick<PrintedStatementProps, 'running'> {
  rows: readonly StatementRow[]
  day: (date: Instant) => string
  children?: ReactNode
}

function Body({ rows, running, day, children }: BodyProps) {
  return (
    <tbody>
      {children}
      {rows.map((row, index) => (
        <tr key={index}>
          <td data-day>{row.date === undefined ? '–' : day(row.date)}</td>
          <td>
            <bdi data-strong>{row.name || '–'}</bdi>
            {row.reference && (
              <small>
                <bdi>{row.reference}</bdi>
              </small>
            )}
          </td>
          <td>{row.transaction_type ?? '–'}</td>
          <td data-day>{row.status === undefined ? '–' : statusWords[row.status]}</td>
          <Sums row={row} />
          {running !== undefined && <td data-money>{moneyOf(running.get(row))}</td>}
        </tr>
      ))}
    </tbody>
  )
}

/** Puts the amount in the column of its direction, or across both if the bank names none. */
function Sums({ row: { amount, transaction_type: direction, status } }: { row: StatementRow }) {
  const figure = (
    <>
      <span>{moneyOf(amount)}</span>
      {status === 'failed' && <sup>1</sup>}
    </>
  )
  if (direction === undefined)
    return (
      <td data-money colSpan={2}>
        {figure}
      </td>
    )
  return (
    <>
      <td data-money>{direction === 'debit' && figure}</td>
      <td data-money>{direction === 'credit' && figure}</td>
    </>
  )
}

const moneyOf = (minor: Minor | undefined): string => (minor === undefined ? '–' : formatAmount(minor))

function dayOf(day: string): string {
  const date = parseInstant(day)
  return date === undefined ? '' : `, ${spelledDate(date)}`
}
