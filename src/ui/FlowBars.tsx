import { scaleLinear } from 'd3-scale'
import { useId } from 'react'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { chartStyle, chartHeight as height, chartWidth as width } from './chartStyle.ts'

/** One column: heights above and below the line, and how much of each is still open. Any unit; not negative. */
export interface FlowBar {
  key: string
  up: number
  down: number
  openUp?: number
  openDown?: number
}

export interface FlowBarsProps {
  bars: readonly FlowBar[]
  /** The column in full colour; the others are dimmed. */
  current: string | undefined
}

/** The line between the two directions, as a share of the height. */
const lineShare = 0.58
const barWidth = 32
const corner = 3

const Picture = styled.svg`
  ${chartStyle}
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
    fill-opacity: 0.55;
  }
`

/**
 * Columns above and below one line, on one scale for both directions. Decoration for screen readers: give the figures in
 * a table beside it.
 */
export function FlowBars({ bars, current }: FlowBarsProps) {
  const id = useId()
  const lineY = height * lineShare
  const reach = Math.max(...bars.map(({ up, down }) => Math.max(up, (down * lineShare) / (1 - lineShare))), 1)
  const length = scaleLinear().domain([0, reach]).range([0, lineY])
  const middle = scaleLinear()
    .domain([-0.5, bars.length - 0.5])
    .range([0, width])
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <clipPath id={`${id}-above`}>
          <rect width={width} height={lineY} />
        </clipPath>
        <clipPath id={`${id}-below`}>
          <rect width={width} y={lineY} height={height - lineY} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" data-open="" />
        </pattern>
      </defs>
      {bars.map(({ key, up, down, openUp = 0, openDown = 0 }, index) => {
        const x = middle(index) - barWidth / 2
        const [upHeight, downHeight] = [length(up), length(down)]
        return (
          <g key={key} data-current={key === current || undefined}>
            <g clipPath={`url(#${id}-above)`}>
              <rect data-up="" x={x} y={lineY - upHeight} width={barWidth} height={upHeight + corner} rx={corner} />
              {openUp > 0 && (
                <rect
                  fill={`url(#${id}-hatch)`}
                  x={x}
                  y={lineY - upHeight}
                  width={barWidth}
                  height={length(openUp)}
                  rx={corner}
                />
              )}
            </g>
            <g clipPath={`url(#${id}-below)`}>
              <rect data-down="" x={x} y={lineY - corner} width={barWidth} height={downHeight + corner} rx={corner} />
              {openDown > 0 && (
                <rect
                  fill={`url(#${id}-hatch)`}
                  x={x}
                  y={lineY + downHeight - length(openDown)}
                  width={barWidth}
                  height={length(openDown)}
                  rx={corner}
                />
              )}
            </g>
          </g>
        )
      })}
      <line x1={0} x2={width} y1={lineY} y2={lineY} />
    </Picture>
  )
}
