import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { media } from '#src/theme/media.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Cluster } from '#src/ui/layout/Columns.tsx'

const pass = keyframes`
  from { transform: scaleX(0); }
`
/** Give it the duration as `animationDuration`. */
const Bar = styled.span`
  display: none;
  @media ${media.motion} {
    display: block;
    flex-basis: 100%;
    overflow: hidden;
    margin-block-start: ${space.sm};
    border-radius: ${radius.pill};
    background: ${color.rule};
    &::before {
      content: '';
      display: block;
      height: 4px;
      background: ${color.brand};
      transform-origin: left;
      animation: ${pass} linear;
      animation-duration: inherit;
    }
    &:dir(rtl)::before {
      transform-origin: right;
    }
  }
`

const destinations = {
  dashboard: { text: t`Taking you to your dashboard shortly.`, link: t`Go to dashboard` },
  signIn: { text: t`Taking you to sign in shortly.`, link: t`Sign in` },
  verify: {
    text: t`Taking you to the verification of your email address shortly.`,
    link: t`Verify your email`,
  },
} as const

export interface TimedRedirectProps {
  to: string
  afterMs: number
  destination: keyof typeof destinations
  /** For the next page's history entry. */
  state?: object
}

/** Never navigates while `afterMs` is undefined. Unmounting cancels it. */
export function useTimedRedirect(to: string, afterMs: number | undefined, onLeave?: () => void, state?: object): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    onLeave?.()
    void navigate(to, { state })
  })
  useEffect(() => {
    if (afterMs === undefined) return undefined
    const timer = setTimeout(leave, afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
}

export function TimedRedirect({ to, afterMs, destination, state }: TimedRedirectProps) {
  useTimedRedirect(to, afterMs, undefined, state)
  const { text, link } = destinations[destination]
  return (
    <Cluster as="p" $gap="xs" $keepsWidth role="status">
      <span>{text}</span>
      <TextLink to={to} state={state}>
        {link}
      </TextLink>
      <Bar style={{ animationDuration: `${afterMs}ms` }} />
    </Cluster>
  )
}
