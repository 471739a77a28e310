import styled from 'styled-components'
import { BareButton } from './BareButton.tsx'
import { linkStyle } from './linkStyle.ts'

export const PressedLink = styled(BareButton)`
  ${linkStyle}
  padding: 0;
  border: 0;
  background: none;
`
