import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { OnDark } from '#src/ui/OnDark.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const Header = styled.header`
  background: ${color.hero};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  max-width: ${size.content};
  min-height: ${size.topBar};
  margin-inline: auto;
  padding-inline: ${space.md};
  @media ${media.desktop} {
    min-height: 80px;
    padding-inline: ${space.xl};
  }
`
const Main = styled.main`
  flex: 1;
`

export function Component() {
  return (
    <>
      <SkipLink />
      <Header>
        <Line>
          <Brand />
          <OnDark>
            <ButtonLink to={paths.auth.signIn()} variant="secondary">
              {authTexts.landing.signIn}
            </ButtonLink>
          </OnDark>
        </Line>
      </Header>
      <Main id={mainId} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </>
  )
}
