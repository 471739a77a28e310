import { Link as AriaLink } from 'react-aria-components/Link'
import styled from 'styled-components'
import { linkStyle } from './linkStyle.ts'

/** A link in running text. Where it leads inside the app is the router's, which RouterProvider of react-aria connects. */
export const Link = styled(AriaLink)`
  ${linkStyle}
`
