import { css, keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, size, space, text } from '#src/theme/tokens.ts'

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`

/** A sheet that opens beside a control. */
export const sheetStyle = css`
  overflow: auto;
  padding: ${space.hair};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: 0 8px 24px ${color.shadow};
  @media ${media.motion} {
    &[data-entering],
    &:popover-open {
      animation: ${appear} ${duration.quick} ease-out;
    }
  }
`

/** One line to choose in such a sheet. */
export const lineStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  padding: ${space.xs} ${space.sm};
  border-radius: 4px;
  font-size: ${text.body};
  line-height: 1.35;
  color: ${color.ink};
  cursor: pointer;
`
