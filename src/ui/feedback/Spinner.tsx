import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/** Has no accessible name: put a text beside it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  @media ${media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`
