import { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size } from '#src/theme/tokens.ts'

export const iconButtonStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${size.target};
  min-height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &[data-hovered],
  &[data-pressed],
  &[aria-expanded='true'] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
  @media ${media.print} {
    display: none;
  }
`
