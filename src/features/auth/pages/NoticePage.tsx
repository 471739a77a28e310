import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useLogOut } from '#src/components/page/useLogOut.ts'
import { PageMark } from '#src/features/auth/components/PageMark.tsx'
import { questions } from '#src/features/auth/components/questions.tsx'
import { generalNotice, readNotice } from '#src/features/auth/model.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { useHydrated } from '#src/ui/hooks.ts'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { BellIcon, LockIcon } from '#src/ui/text/Icon.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const Body = styled.p`
  white-space: pre-line;
`
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  margin-block-start: ${space.md};
  padding-block-start: ${space.sm};
  border-block-start: 1px solid ${color.rule};
`
const safety = { Icon: LockIcon, text: "We'll never ask for your password, PIN or a code in a message." }

/** A title of its own keeps the notice out of the window's history. */
export function Component() {
  const logOut = useLogOut()
  const isHydrated = useHydrated()
  const notice = readNotice(useLocation().state)
  const { head, body } = notice
  const isGone = notice === generalNotice
  const contact = isHydrated ? questions() : []
  return (
    <Page
      lead={
        <PageMark>
          <BellIcon size={24} />
        </PageMark>
      }
      title={head || 'A message for you'}
      windowTitle={isGone ? undefined : 'Notice'}
    >
      <Body>{body}</Body>
      {isGone ? (
        <>
          <ButtonLink isWide to={paths.auth.signIn()}>
            {authTexts.landing.signIn}
          </ButtonLink>
          <IconPoints points={[safety, ...contact]} />
          <End>
            <SmallText>Not your own device?</SmallText>
            <Button variant="quiet" onPress={logOut}>
              {authTexts.notice.logout}
            </Button>
          </End>
        </>
      ) : (
        <>
          <IconPoints points={[safety, ...contact]} />
          <Button isWide variant="secondary" onPress={logOut}>
            {authTexts.notice.logout}
          </Button>
        </>
      )}
    </Page>
  )
}
