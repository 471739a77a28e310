import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'

const destinations = {
  dashboard: { name: 'your dashboard', link: 'Go to dashboard' },
  signIn: { name: 'sign in', link: 'Sign in' },
  verify: { name: 'the verification of your email address', link: 'Verify your email' },
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
  const { name, link } = destinations[destination]
  return (
    <Cluster as="p" $gap="xs" $keepsWidth role="status">
      <span>{`Taking you to ${name} shortly.`}</span>
      <TextLink to={to} state={state}>
        {link}
      </TextLink>
    </Cluster>
  )
}
