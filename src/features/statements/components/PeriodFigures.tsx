import type { Balances } from '#src/features/statements/model.ts'
import type { Totals } from '#src/features/transactions/totals.ts'
import { FigureStrip } from './FigureStrip.tsx'

export interface PeriodFiguresProps {
  heading: string
  totals: Totals
  balances: Balances | undefined
  isCurrent: boolean
  currency: string
}

export function PeriodFigures(props: PeriodFiguresProps) {
  const { heading, totals, balances, isCurrent, currency } = props
  const inAndOut = [
    { term: 'Money in', short: 'In', minor: totals.credit },
    { term: 'Money out', short: 'Out', minor: totals.debit },
  ]
  return (
    <FigureStrip
      currency={currency}
      label={heading}
      isLow
      figures={
        balances === undefined
          ? inAndOut
          : [
              { term: 'Opening balance', short: 'Opening', minor: balances.opening, isBalance: true },
              ...inAndOut,
              {
                term: isCurrent ? 'Balance today' : 'Closing balance',
                short: isCurrent ? 'Today' : 'Closing',
                minor: balances.closing,
                isBalance: true,
              },
            ]
      }
    />
  )
}
