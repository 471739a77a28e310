import { useMemo, useState } from 'react'
import { balanceHistory } from '#src/features/account/balanceHistory.ts'
import { inProgressOf, type MonthFlow, type Movement } from '#src/features/account/cashFlow.ts'
import { monthInWords, monthSoFar } from '#src/features/account/months.ts'
import { monthOf } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { SmallTextOnDark } from '#src/ui/SmallTextOnDark.ts'
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { BalanceView } from './BalanceView.tsx'
import { ChartSection, flowHead, flowName } from './ChartSection.tsx'
import { FlowView } from './FlowView.tsx'

const views = [
  { id: 'flow', label: 'In and out' },
  { id: 'balance', label: 'Balance' },
] as const

export interface CashFlowProps {
  months: readonly MonthFlow[]
  /** Undefined if a row could not be read. */
  rows: readonly Movement[] | undefined
  balance: Minor | undefined
  byThisDay?: MonthFlow | undefined
  currency: string
}

export function CashFlow({ months, rows, balance, byThisDay, currency }: CashFlowProps) {
  const now = useNow()
  const [view, setView] = useState<(typeof views)[number]['id']>('flow')
  const [pointed, setPointed] = useState<string>()
  const [tapped, setTapped] = useState<string>()
  const names = useMemo(() => months.map(({ month }) => month), [months])
  const history = useMemo(
    () => (rows === undefined ? undefined : balanceHistory(rows, balance, names, now)),
    [rows, balance, names, now],
  )
  const active = pointed ?? tapped ?? names.at(-1) ?? ''
  const isCurrent = active === monthOf(now)
  const columns = { months: names, active, onPoint: setPointed, tapped, onTap: setTapped }
  const isBalance = history !== undefined && view === 'balance'
  return (
    <ChartSection
      isChart
      notes={(byThisDay === undefined ? 0 : 1) + (months.some((flow) => inProgressOf(flow).length > 0) ? 1 : 0)}
      head={
        <>
          {history === undefined ? (
            flowHead
          ) : (
            <>
              <VisuallyHidden>
                <h2 id="cash-flow">{isBalance ? 'Balance over time' : flowName}</h2>
              </VisuallyHidden>
              <ToggleButtonGroup label="Chart" options={views} value={view} onChange={setView} />
            </>
          )}
          {isBalance ? (
            <SmallTextOnDark>{isCurrent ? 'Today' : `End of ${monthInWords(active)}`}</SmallTextOnDark>
          ) : (
            <SmallTextOnDark>{isCurrent ? monthSoFar(active) : monthInWords(active)}</SmallTextOnDark>
          )}
        </>
      }
    >
      {isBalance ? (
        <BalanceView history={history} currency={currency} columns={columns} />
      ) : (
        <FlowView months={months} byThisDay={isCurrent ? byThisDay : undefined} currency={currency} columns={columns} />
      )}
    </ChartSection>
  )
}
