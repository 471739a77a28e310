import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** The label of a button that shows only its icon on a phone. */
export const WideLabel = styled.span`
  @media ${media.narrow} {
    ${visuallyHidden}
  }
`
