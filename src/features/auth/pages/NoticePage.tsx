import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useLogOut } from '#src/features/auth/hooks/useLogOut.ts'
import { generalNotice, readNotice } from '#src/features/auth/navigationState.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Columns.tsx'

const Body = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** A title of its own keeps the notice out of the window's history. */
export function Component() {
  const logOut = useLogOut()
  const notice = readNotice(useLocation().state)
  const { head, body } = notice
  const isGone = notice === generalNotice
  return (
    <Page title={head || 'A message for you'} windowTitle={isGone ? undefined : 'Notice'}>
      <Body>{body}</Body>
      <Stack $gap="sm">
        {isGone && (
          <ButtonLink isWide to={paths.auth.signIn()}>
            {authTexts.landing.signIn}
          </ButtonLink>
        )}
        <Button isWide variant={isGone ? 'quiet' : 'secondary'} onPress={logOut}>
          {authTexts.notice.logout}
        </Button>
      </Stack>
    </Page>
  )
}
