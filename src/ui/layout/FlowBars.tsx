import { useId } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color } from '#src/theme/tokens.ts'

export interface FlowBar {
  key: string
  up: number
  down: number
  /** The part of each that is still in progress. */
  openUp?: number
  openDown?: number
}

export interface FlowBarsProps {
  bars: readonly FlowBar[]
  current: string | undefined
}

/** The unit is arbitrary: the chart fills its width. */
const width = 480
const height = 232
const leastShare = 0.2
const barWidth = 32
const corner = 3

const Picture = styled.svg`
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  /* On a tablet the chart is wide, not high: its drawing is stretched. */
  max-height: 11.75rem;
  /* Beside the account, it fills its column. */
  @media ${media.desktop} {
    height: 100%;
    max-height: none;
  }
  overflow: visible;
  pointer-events: none;
  line {
    stroke: ${color.onSidebar};
    stroke-width: 1.5;
  }
  [data-up] {
    fill: ${color.flowInPast};
  }
  [data-down] {
    fill: ${color.flowOutPast};
  }
  [data-current] [data-up] {
    fill: ${color.flowIn};
  }
  [data-current] [data-down] {
    fill: ${color.flowOut};
  }
  [data-open] {
    fill: ${color.hero};
  }
  @media ${media.forcedColors} {
    && [data-up] {
      fill: CanvasText;
    }
    && [data-down] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-open] {
      fill: GrayText;
    }
  }
  [data-broken] {
    stroke: ${color.hero};
    stroke-width: 4;
  }
`

const cutAbove = 2

/** A single value far above all others is cut, so that the others stay readable; its column has a gap. */
export function reachOf(values: readonly number[]): number {
  const [largest = 0, second = 0] = values.toSorted((a, b) => b - a)
  return second > 0 && largest > second * cutAbove * 1.5 ? second * cutAbove : Math.max(largest, 1)
}

/** Hidden from screen readers: show the figures in a table as well. */
export function FlowBars({ bars, current }: FlowBarsProps) {
  const id = useId()
  const reach = reachOf(bars.flatMap(({ up, down }) => [up, down]))
  const above = Math.min(reach, Math.max(...bars.map(({ up }) => up)))
  const below = Math.min(reach, Math.max(...bars.map(({ down }) => down)))
  const share = above / Math.max(1, above + below)
  const lineY = height * Math.min(Math.max(share, leastShare), 1 - leastShare)
  const unit = Math.min(lineY / Math.max(1, above), (height - lineY) / Math.max(1, below))
  const length = (value: number): number => Math.min(value, reach) * unit
  const middle = (index: number): number => ((index + 0.5) / bars.length) * width
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <clipPath id={`${id}-above`}>
          <rect width={width} height={lineY} />
        </clipPath>
        <clipPath id={`${id}-below`}>
          <rect width={width} y={lineY} height={height - lineY} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect data-open="" width="2.5" height="6" />
        </pattern>
      </defs>
      {bars.map(({ key, up, down, openUp = 0, openDown = 0 }, index) => {
        const x = middle(index) - barWidth / 2
        const [upHeight, downHeight] = [length(up), length(down)]
        const [openAbove, openBelow] = [length(openUp), length(openDown)]
        const hatch = { fill: `url(#${id}-hatch)`, x, width: barWidth, rx: corner }
        return (
          <g key={key} data-current={key === current || undefined}>
            <g clipPath={`url(#${id}-above)`}>
              <rect data-up="" x={x} y={lineY - upHeight} width={barWidth} height={upHeight + corner} rx={corner} />
              {openUp > 0 && <rect {...hatch} y={lineY - upHeight} height={openAbove} />}
            </g>
            <g clipPath={`url(#${id}-below)`}>
              <rect data-down="" x={x} y={lineY - corner} width={barWidth} height={downHeight + corner} rx={corner} />
              {openDown > 0 && <rect {...hatch} y={lineY + downHeight - openBelow} height={openBelow} />}
            </g>
            {up > reach && <path data-broken="" d={gap(x, lineY - upHeight * 0.8)} />}
            {down > reach && <path data-broken="" d={gap(x, lineY + downHeight * 0.8)} />}
          </g>
        )
      })}
      <line x1={0} x2={width} y1={lineY} y2={lineY} />
    </Picture>
  )
}

function gap(x: number, y: number): string {
  return `M${x - 3} ${y + 4}l${barWidth + 6} -8`
}
