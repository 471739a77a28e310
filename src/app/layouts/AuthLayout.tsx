import { t } from '@lingui/core/macro'
import { useRef, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { AccountExample } from '#src/features/auth/components/AccountExample.tsx'
import { paths } from '#src/paths.ts'
import { storageKeys, useStored } from '#src/session/storage.ts'
import { media } from '#src/theme/media.ts'
import { color, font, size, space } from '#src/theme/tokens.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const Frame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  @media ${media.desktop} {
    &[data-shape='halves'] {
      grid-template-columns: 45fr 55fr;
      grid-template-rows: 1fr;
    }
    &[data-shape='dashboard'] {
      grid-template-columns: ${size.sidebar} minmax(0, 1fr);
      grid-template-rows: 1fr;
    }
  }
`
const BrandSide = styled.header`
  display: grid;
  grid-template-rows: minmax(${size.topBar}, auto) 1fr;
  padding-inline: ${space.md};
  background: ${color.hero};
  color: ${color.onSidebar};
  @media ${media.desktop} {
    padding-inline: 56px;
    [data-shape='halves'] > & {
      grid-template-rows: 80px 1fr;
      padding-block-end: 40px;
    }
    [data-shape='dashboard'] > & {
      padding-inline: ${space.lg};
      background: ${color.sidebar};
    }
  }
  @media ${media.desktop} and ${media.tall} {
    :not([data-shape='bar']) > & {
      position: sticky;
    }
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
    [data-shape='dashboard'] > & {
      padding-block-start: ${size.topBar};
      padding-inline: max(${space.xl}, (100% - ${size.content}) / 2);
    }
  }
`
/** The dashboard that is about to open: its sidebar is the brand's side, its content has not loaded. */
const Opening = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space.lg};
  padding: ${space.lg};
  ${surfaceStyle}
`

const Main = styled.main`
  flex: 1;
  width: min(100%, 440px);
  margin-inline: auto;
  padding-block: ${space.lg} ${space.xl};
  [data-shape='dashboard'] & {
    flex: none;
    margin-inline: 0;
  }
`

export function AuthLayout({ children = <Sample /> }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const isSignedIn = useStored(storageKeys.session) !== undefined
  // A notice may be about the customer's own account, so no example of one is beside it.
  const isNotice = useLocation().pathname.startsWith(paths.auth.info())
  const shape = isSignedIn ? 'dashboard' : isNotice ? 'bar' : 'halves'
  return (
    <Frame data-shape={shape}>
      <SkipLink main={main} />
      <BrandSide>
        <Brand />
        {shape === 'halves' && children}
      </BrandSide>
      <FormSide>
        <Main ref={main} id={mainId} tabIndex={-1}>
          <Outlet />
        </Main>
        {isSignedIn && (
          <Opening aria-hidden="true">
            <Skeleton height={240} />
            <Skeleton height={320} />
          </Opening>
        )}
        <Footer />
      </FormSide>
    </Frame>
  )
}

function Sample() {
  return (
    <Middle aria-hidden="true">
      <BrandSentence>{t`See every transaction. Confirm every transfer yourself.`}</BrandSentence>
      <AccountExample />
    </Middle>
  )
}
