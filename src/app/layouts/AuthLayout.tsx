import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { ScreenBoundary } from '#src/app/ScreenBoundary.tsx'
import { Brand } from '#src/app/layouts/Brand.tsx'
import { Footer } from '#src/app/layouts/Footer.tsx'
import { mainId, SkipLink } from '#src/app/layouts/SkipLink.tsx'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`
const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: ${size.topBar};
  padding-inline: ${space.md};
  background: ${color.rail};
  @media ${media.desktop} {
    padding-inline: ${space.xl};
  }
`
const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: ${size.form};
  margin-inline: auto;
  padding: ${space.xl} ${space.md};
  @media ${media.desktop} {
    padding-block: ${space.xxxl};
  }
`

/** What stands around the screens of people who are not signed in. */
export function AuthLayout() {
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <Brand />
      </Bar>
      <Main id={mainId} tabIndex={-1}>
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </Main>
      <Footer />
    </Frame>
  )
}
