import styled from 'styled-components'
import { BareButton } from './BareButton.tsx'
import { iconButtonStyle } from './iconButtonStyle.ts'

/** Use IconButton, whose tooltip shows the name, unless a button has text or the tooltip's code is too large. */
export const SquareButton = styled(BareButton)`
  ${iconButtonStyle}
`
