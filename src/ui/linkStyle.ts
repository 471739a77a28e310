import { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'

export const linkStyle = css`
  border-radius: ${radius.small};
  color: ${color.link};
  font-weight: 500;
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  &[data-hovered] {
    text-decoration-thickness: 2px;
  }
  @media ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`
