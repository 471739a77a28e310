import type { Balances } from '#src/features/statements/model.ts'
import type { Counts, Totals } from '#src/features/transactions/totals.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { FigureStrip } from './FigureStrip.tsx'

export interface PeriodFiguresProps {
  heading: string
  totals: Totals
  counts: Counts
  balances: Balances | undefined
  isCurrent: boolean
  currency: string
  isHidden: boolean
}

export function PeriodFigures(props: PeriodFiguresProps) {
  const { heading, totals, counts, balances, isCurrent, ...rest } = props
  const inAndOut = [
    { term: 'Money in', short: 'In', minor: totals.credit, whileHidden: pluralize(counts.credit, 'transaction') },
    { term: 'Money out', short: 'Out', minor: totals.debit, whileHidden: pluralize(counts.debit, 'transaction') },
  ]
  return (
    <FigureStrip
      {...rest}
      label={heading}
      isLow
      figures={
        balances === undefined
          ? inAndOut
          : [
              { term: 'Opening balance', short: 'Opening', minor: balances.opening },
              ...inAndOut,
              {
                term: isCurrent ? 'Balance today' : 'Closing balance',
                short: isCurrent ? 'Today' : 'Closing',
                minor: balances.closing,
              },
            ]
      }
    />
  )
}
