import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** A phone shows only the icon of the button. */
export const WideLabel = styled.span`
  @media ${media.narrow} {
    ${visuallyHidden}
  }
`
