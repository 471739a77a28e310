import { Link as AriaLink } from 'react-aria-components/Link'
import styled from 'styled-components'
import { linkStyle } from './linkStyle.ts'

/** RouterProvider of react-aria connects it to the router. */
export const Link = styled(AriaLink)`
  ${linkStyle}
`
