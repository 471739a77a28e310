import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'

export const MutedText = styled.span`
  color: ${color.muted};
`
