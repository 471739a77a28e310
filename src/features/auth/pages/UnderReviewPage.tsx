import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { useLogOut } from '#src/features/auth/hooks/useLogOut.ts'
import { mailUrl } from '#src/lib/contactUrls.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'

/** The first visit reports the review; a second visit logs out. */
export function Component() {
  const { key } = useLocation()
  const logOut = useLogOut()
  // An effect may run twice for one visit; the second run finds its key counted.
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (counted.current === key) return
    counted.current = key
    if (read(storageKeys.close) === undefined) write(storageKeys.close, '1')
    else logOut()
  }, [key, logOut])

  const contact = mailUrl(config.contactEmail)
  return (
    <Page title="We're checking your identity">
      <Banner tone="info">Your identity verification (KYC) is under review.</Banner>
      <p>
        There&apos;s nothing more to do. Sign in again later to see if your account is open. Never pay to be verified.
      </p>
      {contact !== undefined && (
        <p>
          Questions? Write to <Link href={contact}>{config.contactEmail}</Link>
        </p>
      )}
      <div>
        <Button onPress={logOut}>{authTexts.underReview.okay}</Button>
      </div>
    </Page>
  )
}
