import styled from 'styled-components'
import { color, text } from '#src/theme/tokens.ts'

/** The first line of an entry, often above a SmallText. */
export const StrongText = styled.b`
  display: block;
  font-weight: 600;
`

export const MutedText = styled.span`
  color: ${color.muted};
`

export const SmallText = styled.p`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
`

/** Belongs below a heavier text, within the same element. */
export const SmallNote = styled(SmallText)`
  font-weight: 400;
`
