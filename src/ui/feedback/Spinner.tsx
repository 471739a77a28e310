import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { HarbourLight } from '#src/ui/text/Icon.tsx'

const dim = keyframes`
  50% { opacity: 0.15; }
`
/** Has no accessible name: put a text beside it. */
const Blinking = styled.span`
  display: inline-flex;
  flex: none;
  @media ${media.motion} {
    path:last-child {
      animation: ${dim} 1s ease-in-out infinite;
    }
  }
`

export function Spinner({ size }: { size?: number }) {
  return (
    <Blinking>
      <HarbourLight size={size} />
    </Blinking>
  )
}
