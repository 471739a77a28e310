import { css } from 'styled-components'
import { color } from '#src/theme/tokens.ts'

/** The drawing area that the charts share, so that one can take the other's place. Any unit: they are as wide as there is room. */
export const chartWidth = 480
export const chartHeight = 232

/** An SVG over the columns of a chart, and its line of zero. */
export const chartStyle = css`
  /* Above the background of the column that is pointed at. */
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  pointer-events: none;
  line {
    stroke: ${color.onSidebar};
    stroke-width: 1.5;
  }
`
