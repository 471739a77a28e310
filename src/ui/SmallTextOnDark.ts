import styled from 'styled-components'
import { color, text } from '#src/theme/tokens.ts'

export const SmallTextOnDark = styled.p`
  color: ${color.onSidebarMuted};
  font-size: ${text.small};
`
