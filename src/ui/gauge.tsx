import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, space } from '#src/theme/tokens.ts'
import { labelStyle } from './fieldStyle.ts'

/** What ProgressBar and Meter share. */
export const gaugeStyle = css`
  min-width: 0;
`
export const Head = styled.div`
  ${labelStyle}
  display: flex;
  justify-content: space-between;
  gap: ${space.sm};
  margin-bottom: ${space.hair};
  font-variant-numeric: tabular-nums;
`
export const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.sunken};
`
export const Fill = styled.div`
  height: 100%;
  background: ${color.brand};
  transform-origin: left;
  &:dir(rtl) {
    transform-origin: right;
  }
  @media ${media.motion} {
    transition: transform ${duration.calm};
  }
  @media ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`
