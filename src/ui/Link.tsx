import { Link as AriaLink } from 'react-aria-components/Link'
import styled from 'styled-components'
import { linkStyle } from './linkStyle.ts'

export const Link = styled(AriaLink)`
  ${linkStyle}
`
