import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** On a phone the button has its icon alone. */
export const WideLabel = styled.span`
  @media ${media.narrow} {
    ${visuallyHidden}
  }
`
