import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLogOut } from '#src/features/auth/hooks/useLogOut.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Page } from '#src/components/Page.tsx'

/** The documents are with the bank. The first visit says so; whoever comes again is logged out. */
export function UnderReviewPage() {
  const { key } = useLocation()
  const logOut = useLogOut()
  // A visit is a navigation. An effect may run twice for one: then the second run finds its key counted.
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (counted.current === key) return
    counted.current = key
    if (read(storageKeys.close) === undefined) write(storageKeys.close, '1')
    else logOut()
  }, [key, logOut])

  return (
    <Page title="KYC under review">
      <Banner tone="info">Your identity verification (KYC) is under review.</Banner>
      <p>
        We are looking at your documents. You need to do nothing more: sign in again later, and your account is open as
        soon as the review is over. Verification is free. Never pay to be verified.
      </p>
      <div>
        <Button onPress={logOut}>{authTexts.underReview.okay}</Button>
      </div>
    </Page>
  )
}
