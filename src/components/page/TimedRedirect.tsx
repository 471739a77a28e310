import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { media } from '#src/theme/media.ts'
import { color, space } from '#src/theme/tokens.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`

const pass = keyframes`
  from { transform: scaleX(0); }
`
/** A progress bar of the remaining time. Decoration; hidden under reduced motion. */
const Progress = styled.span`
  display: none;
  @media ${media.motion} {
    display: block;
    flex-basis: 100%;
    height: 2px;
    background: ${color.brand};
    transform-origin: left;
    animation: ${pass} linear;
  }
`

export interface TimedRedirectProps {
  to: string
  /** The delay in milliseconds. */
  afterMs: number
  /** The name of the destination, as in "Taking you to … shortly.". */
  destination: string
  /** State for the navigation. */
  state?: unknown
}

/** Navigates to `to` after a delay; never while `afterMs` is undefined. Unmounting cancels it. */
export function useTimedRedirect(to: string, afterMs: number | undefined, state?: unknown): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (afterMs === undefined) return undefined
    const timer = setTimeout(() => void navigate(to, { state }), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, state, afterMs])
}

/** Redirects after a delay, or at once by its link. Unmounting cancels it. */
export function TimedRedirect({ to, afterMs, destination, state }: TimedRedirectProps) {
  useTimedRedirect(to, afterMs, state)
  return (
    <Line role="status">
      Taking you to {destination} shortly.
      <TextLink to={to} state={state}>
        Continue now
      </TextLink>
      <Progress style={{ animationDuration: `${afterMs}ms` }} />
    </Line>
  )
}
