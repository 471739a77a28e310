import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useLogOut } from '#src/components/page/useLogOut.ts'
import { config } from '#src/config.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { CheckIcon, LockIcon } from '#src/ui/text/Icon.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const points = [
  { Icon: CheckIcon, text: t`You don't need to do anything. Sign in later to see whether your account is open.` },
  { Icon: LockIcon, text: t`Verification is free. Never pay to be verified.` },
]

/** The first visit reports the review; a second visit logs out. */
export function Component() {
  const { key } = useLocation()
  const logOut = useLogOut()
  const id = useId()
  // An effect may run twice for one visit; the second run finds its key counted.
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (counted.current === key) return
    counted.current = key
    if (read(storageKeys.close) === undefined) write(storageKeys.close, '1')
    else queueMicrotask(logOut)
  }, [key, logOut])

  return (
    <Page title={t`We're checking your identity`} subtitle={t`Your identity verification (KYC) is under review.`}>
      <IconPoints points={points} />
      {config.contactEmail !== '' && (
        <p>
          <Trans>
            Questions? <HelpLink />
          </Trans>
        </p>
      )}
      <Stack $gap="xs">
        <Button isWide aria-describedby={id} onPress={logOut}>
          {authTexts.underReview.okay}
        </Button>
        <SmallText id={id}>{t`You'll be logged out.`}</SmallText>
      </Stack>
    </Page>
  )
}
