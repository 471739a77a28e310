import { useEffect, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { config } from '#src/config.ts'
import { isReachable, subscribeReachable } from '#src/lib/connection.ts'
import { outdated, subscribeOutdated } from '#src/lib/outdated.ts'
import { media } from '#src/theme/media.ts'
import { layer } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'

/** Always in view, except in windows so short that they would leave no room for the screen. */
const Region = styled.div`
  @media ${media.tall} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.rail};
  }
`

/**
 * Notices above every screen that nobody can dismiss: what this site is, who runs it, whether the bank can be reached, and
 * whether what stands below is what the bank knows now.
 */
export function StandingNotices({ isDemonstration }: { isDemonstration: boolean }) {
  const reachable = useSyncExternalStore(subscribeReachable, isReachable, () => true)
  const askAgain = useSyncExternalStore(subscribeOutdated, outdated, () => undefined)
  const region = useRef<HTMLDivElement>(null)
  const isAnonymous = !isDemonstration && (config.legalName === '' || config.contactEmail === '')

  // What else stays in view (the bar, the rail, toasts) keeps clear of the notices by this measure.
  useEffect(() => {
    const { current } = region
    if (current === null) return undefined
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--size-notices', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <Region ref={region}>
      {isDemonstration && <Banner tone="info">Demonstration: no real bank, no real money</Banner>}
      {isAnonymous && <Banner tone="warning">The operator of this site has not identified itself.</Banner>}
      {(!reachable || askAgain !== undefined) && (
        <Banner
          tone="warning"
          action={
            askAgain !== undefined && (
              <Button variant="quiet" onPress={askAgain}>
                Ask again
              </Button>
            )
          }
        >
          {reachable
            ? 'The bank could not be asked again: what you see may be out of date.'
            : "Can't reach the bank. What you typed is kept."}
        </Banner>
      )}
    </Region>
  )
}
