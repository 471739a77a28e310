import styled from 'styled-components'
import { color, text } from '#src/theme/tokens.ts'

export const SmallText = styled.p`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
`

/** Belongs below a heavier text, within the same element. */
export const SmallNote = styled(SmallText)`
  font-weight: 400;
`
