import { css } from 'styled-components'
import { color } from '#src/theme/tokens.ts'

/** The charts share a drawing area, so that one can replace another. The unit is arbitrary: charts fill the width. */
export const chartWidth = 480
export const chartHeight = 232

export const chartStyle = css`
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  /* On a tablet the chart is wide, not high: its drawing is stretched. */
  max-height: 11.75rem;
  overflow: visible;
  pointer-events: none;
  line {
    stroke: ${color.onSidebar};
    stroke-width: 1.5;
  }
`
