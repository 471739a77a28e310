import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useLogOut } from '#src/components/page/useLogOut.ts'
import { config } from '#src/config.ts'
import { generalNotice, readNotice } from '#src/features/auth/model.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { useHydrated } from '#src/ui/hooks.ts'

const Body = styled.p`
  white-space: pre-line;
`

/** A title of its own keeps the notice out of the window's history. */
export function Component() {
  const logOut = useLogOut()
  const isHydrated = useHydrated()
  const notice = readNotice(useLocation().state)
  const isGone = notice === generalNotice
  return (
    <Page title={notice.head || t`A message for you`} windowTitle={isGone ? undefined : t`Notice`}>
      <Body>{notice.body}</Body>
      {isHydrated && config.contactEmail !== '' && (
        <p>
          <Trans>
            Questions? <HelpLink />
          </Trans>
        </p>
      )}
      {isGone && (
        <ButtonLink isWide to={paths.auth.signIn()}>
          {authTexts.landing.signIn}
        </ButtonLink>
      )}
      <Button isWide variant="secondary" onPress={logOut}>
        {authTexts.notice.logout}
      </Button>
    </Page>
  )
}
