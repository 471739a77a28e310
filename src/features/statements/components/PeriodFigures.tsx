import type { Balances, Totals } from '#src/features/statements/model.ts'
import { FigureStrip } from './FigureStrip.tsx'

export interface PeriodFiguresProps {
  heading: string
  totals: Totals
  /** Undefined if uncertain. */
  balances: Balances | undefined
  isCurrent: boolean
  currency: string
  isHidden: boolean
}

export function PeriodFigures(props: PeriodFiguresProps) {
  const { heading, totals, balances, isCurrent, ...rest } = props
  const inAndOut = [
    { term: 'Money in', minor: totals.credit },
    { term: 'Money out', minor: totals.debit },
  ]
  return (
    <FigureStrip
      {...rest}
      label={heading}
      figures={
        balances === undefined
          ? inAndOut
          : [
              { term: 'Opening balance', minor: balances.opening },
              ...inAndOut,
              { term: isCurrent ? 'Balance today' : 'Closing balance', minor: balances.closing },
            ]
      }
    />
  )
}
