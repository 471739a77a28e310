import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { chartStyle, chartHeight as height, chartWidth as width } from './chartStyle.ts'

export interface BalanceLineProps {
  /** Ordered from left to right. `at` counts columns: 1.5 is the middle of the second. */
  steps: readonly { at: number; balance: number }[]
  columns: number
  current: number
}

const Picture = styled.svg`
  ${chartStyle}
  [data-area] {
    fill: ${color.flowInPast};
    fill-opacity: 0.35;
  }
  [data-line],
  [data-end] {
    fill: none;
    stroke: ${color.flowIn};
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
    /* Stays even, and the dot round, although the drawing is stretched. */
    vector-effect: non-scaling-stroke;
  }
  [data-end] {
    stroke-width: 12;
    &[data-rim] {
      stroke: ${color.hero};
      stroke-width: 16;
    }
  }
`

const margin = 6

/** Hidden from screen readers: show the figures in a table as well. */
export function BalanceLine({ steps, columns, current }: BalanceLineProps) {
  const balances = steps.map(({ balance }) => balance)
  const [lowest, highest] = [Math.min(0, ...balances), Math.max(1, ...balances)]
  const x = (column: number): number => (column / columns) * width
  const y = (balance: number): number =>
    height - margin - ((balance - lowest) / (highest - lowest)) * (height - 2 * margin)
  const [first] = steps
  if (first === undefined) return null
  const path = steps.reduce(
    (drawn, { at, balance }) => `${drawn}H${x(at)}V${y(balance)}`,
    `M${x(first.at)},${y(first.balance)}`,
  )
  const marked = steps.findLast(({ at }) => at < current + 1)
  const end = steps.at(-1)?.at ?? 0
  const dot = marked && `M${x(Math.min(current + 1, end))},${y(marked.balance)}h0`
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path data-area="" d={`${path}V${y(0)}H${x(first.at)}Z`} />
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} />
      <path data-line="" d={path} />
      {dot !== undefined && (
        <>
          <path data-end="" data-rim="" d={dot} />
          <path data-end="" d={dot} />
        </>
      )}
    </Picture>
  )
}
