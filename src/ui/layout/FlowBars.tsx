import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color } from '#src/theme/tokens.ts'

export interface FlowBar {
  key: string
  up: number
  down: number
}

export interface FlowBarsProps {
  bars: readonly FlowBar[]
  current: string | undefined
}

/** The unit is arbitrary: the chart fills its width. */
const width = 480
const height = 232
const barWidth = 32

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
  @media ${media.forcedColors} {
    && [data-up] {
      fill: CanvasText;
    }
    && [data-down] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`

/** Hidden from screen readers: show the figures in a table as well. */
export function FlowBars({ bars, current }: FlowBarsProps) {
  const above = Math.max(1, ...bars.map(({ up }) => up))
  const below = Math.max(1, ...bars.map(({ down }) => down))
  const unit = height / (above + below)
  const lineY = above * unit
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ key, up, down }, index) => {
        const bar = { x: ((index + 0.5) / bars.length) * width - barWidth / 2, width: barWidth, rx: 2 }
        return (
          <g key={key} data-current={key === current || undefined}>
            <rect data-up="" {...bar} y={lineY - up * unit} height={up * unit} />
            <rect data-down="" {...bar} y={lineY} height={down * unit} />
          </g>
        )
      })}
      <line x1={0} x2={width} y1={lineY} y2={lineY} />
    </Picture>
  )
}
