import { useRef, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { AccountExample } from '#src/features/auth/components/AccountExample.tsx'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { color, font, size, space } from '#src/theme/tokens.ts'
import { Line } from '#src/ui/Columns.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const Frame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  @media ${media.desktop} {
    grid-template-columns: 45fr 55fr;
    grid-template-rows: 1fr;
  }
`
const BrandSide = styled.header`
  display: grid;
  grid-template-rows: minmax(${size.topBar}, auto) 1fr;
  padding-inline: ${space.md};
  background: ${color.hero};
  color: ${color.onSidebar};
  @media ${media.desktop} {
    grid-template-rows: 80px 1fr;
    padding: 0 56px 40px;
  }
  @media ${media.desktop} and ${media.tall} {
    position: sticky;
    inset-block-start: ${size.notices};
    align-self: start;
    /* The height of the notices is known only after hydration. */
    min-height: min(100%, calc(100dvh - ${size.notices}));
  }
`
const Middle = styled.div`
  display: none;
  @media ${media.desktop} {
    display: grid;
    gap: 40px;
    align-self: center;
    width: min(100%, 440px);
    padding-block: ${space.lg};
  }
`
export const BrandSentence = styled.p`
  max-width: 22ch;
  font: 600 1.625rem / 1.3 ${font.heading};
`
const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-inline: ${space.md};
  @media ${media.desktop} {
    padding: 12vh 56px 0;
  }
`
const Main = styled.main`
  flex: 1;
  width: min(100%, 440px);
  margin-inline: auto;
  padding-block: ${space.lg} ${space.xl};
`

export interface AuthLayoutProps {
  count?: ReactNode
  children?: ReactNode
}

export function AuthLayout({ count, children = <Sample /> }: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null)
  return (
    <Frame>
      <SkipLink main={main} />
      <BrandSide>
        <Line $gap="md">
          <Brand />
          {count}
        </Line>
        {children}
      </BrandSide>
      <FormSide>
        <Main ref={main} id={mainId} tabIndex={-1}>
          <Outlet />
        </Main>
        <Footer />
      </FormSide>
    </Frame>
  )
}

function Sample() {
  const { pathname } = useLocation()
  // A notice may be about the customer's own account.
  if (pathname.startsWith(paths.auth.info())) return null
  return (
    <Middle aria-hidden="true">
      <BrandSentence>See every transaction. Confirm every transfer yourself.</BrandSentence>
      <AccountExample />
    </Middle>
  )
}
