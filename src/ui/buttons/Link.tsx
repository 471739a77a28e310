import { Link as AriaLink } from 'react-aria-components/Link'
import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'
import { BareButton } from './Button.tsx'

const linkStyle = css`
  border-radius: ${radius.small};
  color: ${color.link};
  font-weight: 500;
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  @media ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`

export const Link = styled(AriaLink)`
  ${linkStyle}
`

export const PressedLink = styled(BareButton)`
  ${linkStyle}
`
