import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import { OnDark } from '#src/ui/text/OnDark.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const Header = styled.header`
  background: ${color.hero};
`
const BrandLine = styled(Line)`
  justify-content: space-between;
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
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <SkipLink main={main} />
      <Header>
        <BrandLine $gap="md">
          <Brand />
          <OnDark>
            <ButtonLink to={paths.auth.signIn()} variant="secondary">
              {authTexts.landing.signIn}
            </ButtonLink>
          </OnDark>
        </BrandLine>
      </Header>
      <Main ref={main} id={mainId} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </>
  )
}
