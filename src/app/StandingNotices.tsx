import { useSyncExternalStore } from 'react'
import { config } from '#src/lib/config.ts'
import { isReachable, subscribeReachable } from '#src/lib/connection.ts'
import { Banner } from '#src/ui/Banner.tsx'

/** Notices above every screen that nobody can dismiss: what this site is, who runs it, and whether the bank can be reached. */
export function StandingNotices({ isDemonstration }: { isDemonstration: boolean }) {
  const reachable = useSyncExternalStore(subscribeReachable, isReachable)
  const isAnonymous = !isDemonstration && (config.legalName === '' || config.contactEmail === '')
  return (
    <>
      {isDemonstration && <Banner tone="info">Demonstration: no real bank, no real money</Banner>}
      {isAnonymous && <Banner tone="warning">The operator of this site has not identified itself.</Banner>}
      {!reachable && <Banner tone="warning">Can&apos;t reach the bank. What you typed is kept.</Banner>}
    </>
  )
}
