import styled from 'styled-components'
import { BareButton } from './BareButton.tsx'
import { linkStyle } from './linkStyle.ts'

/** A button within a sentence. */
export const PressedLink = styled(BareButton)`
  ${linkStyle}
  padding: 0;
  border: 0;
  background: none;
`
