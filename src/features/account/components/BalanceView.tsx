import type { BalanceHistory } from '#src/features/account/balanceHistory.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { BalanceLine } from '#src/ui/BalanceLine.tsx'
import { ChartKey } from './ChartKey.tsx'
import { ChartTable } from './ChartTable.tsx'
import { MonthColumns, type MonthColumnsProps } from './MonthColumns.tsx'

export interface BalanceViewProps {
  history: BalanceHistory
  currency: string
  columns: Omit<MonthColumnsProps, 'children'>
}

export function BalanceView({ history: { steps, ends }, currency, columns }: BalanceViewProps) {
  const { months, active } = columns
  const index = months.indexOf(active)
  const end = (place: number) => <Amount minor={ends[place]} currency={currency} />
  const balances = steps.map(({ balance }) => balance)
  return (
    <>
      <ChartKey aria-hidden="true">
        <span>
          Balance <b>{end(index)}</b>
        </span>
        <span data-note>
          Highest <Amount minor={Math.max(...balances)} currency={currency} />, lowest{' '}
          <Amount minor={Math.min(...balances)} currency={currency} />
        </span>
      </ChartKey>
      <MonthColumns {...columns}>
        <BalanceLine steps={steps} columns={months.length} current={index} />
      </MonthColumns>
      <ChartTable
        caption="Balance at the end of each month; in the current month, today's"
        heads={['Balance']}
        rows={months.map((month, place) => ({ month, cells: [end(place)] }))}
      />
    </>
  )
}
