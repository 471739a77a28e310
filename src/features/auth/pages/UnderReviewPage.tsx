import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { useLogOut } from '#src/features/auth/hooks/useLogOut.ts'
import { mailUrl } from '#src/lib/contactUrls.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { CheckIcon, ClockIcon, InfoIcon, LockIcon } from '#src/ui/Icon.tsx'
import { IconPoints } from '#src/ui/IconPoints.tsx'
import { Link } from '#src/ui/Link.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  margin-inline-end: ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.warningTint};
  color: ${color.warning};
`
const Actions = styled(Stack)`
  margin-block-start: ${space.sm};
`
const Address = styled(Link)`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`

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
    else logOut()
  }, [key, logOut])

  const contact = mailUrl(config.contactEmail)
  const points = [
    { Icon: CheckIcon, text: "You don't need to do anything. Sign in later to see whether your account is open." },
    { Icon: LockIcon, text: 'Verification is free. Never pay to be verified.' },
    ...(contact === undefined
      ? []
      : [
          {
            Icon: InfoIcon,
            text: (
              <>
                Questions? Write to <Address href={contact}>{config.contactEmail}</Address>
              </>
            ),
          },
        ]),
  ]
  return (
    <Page
      lead={
        <Mark>
          <ClockIcon size={28} />
        </Mark>
      }
      title="We're checking your identity"
      subtitle="Your identity verification (KYC) is under review."
    >
      <IconPoints points={points} />
      <Actions $gap="xs">
        <SmallText id={id}>You&apos;ll be logged out.</SmallText>
        <Button isWide aria-describedby={id} onPress={logOut}>
          {authTexts.underReview.okay}
        </Button>
      </Actions>
    </Page>
  )
}
