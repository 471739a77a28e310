import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useLogOut } from '#src/features/auth/hooks/useLogOut.ts'
import { readNotice } from '#src/features/auth/navigationState.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Button } from '#src/ui/Button.tsx'
import { Cluster } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Body = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** A title of its own keeps the notice out of the window's history. */
export function Component() {
  const logOut = useLogOut()
  const { head, body } = readNotice(useLocation().state)
  return (
    <Page title="Notice">
      {head === '' ? (
        <Body>{body}</Body>
      ) : (
        <Panel title={head}>
          <Body>{body}</Body>
        </Panel>
      )}
      <Cluster>
        {head === '' && <ButtonLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</ButtonLink>}
        <Button variant="secondary" onPress={logOut}>
          {authTexts.notice.logout}
        </Button>
      </Cluster>
    </Page>
  )
}
