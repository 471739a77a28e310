import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { HarbourLight } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'

const draw = keyframes`
  from { stroke-dasharray: 1; stroke-dashoffset: 1; }
  to { stroke-dasharray: 1; stroke-dashoffset: 0; }
`
const Mark = styled(Disc)`
  width: 4rem;
  height: 4rem;
  @media ${media.motion} {
    path {
      animation: ${draw} 180ms ease-out;
    }
  }
`

/** Drawn once, where something has succeeded. The text beside it says what. */
export function ResultMark() {
  return (
    <Mark>
      <HarbourLight size={36} />
    </Mark>
  )
}
