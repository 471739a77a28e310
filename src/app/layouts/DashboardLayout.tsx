import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Outlet, useNavigate } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { getGetProfileQueryOptions, useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { askToLogOut } from '#src/app/askToLogOut.ts'
import { PaletteButton } from '#src/app/commands/PaletteButton.tsx'
import { IdleLogout } from '#src/app/status/IdleLogout.tsx'
import { KeptDraftsNotice } from '#src/app/status/KeptDraftsNotice.tsx'
import { OrderWarnings } from '#src/app/status/OrderWarnings.tsx'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { config } from '#src/config.ts'
import { media } from '#src/theme/media.ts'
import { color, layer, size, space } from '#src/theme/tokens.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { useHasPart } from '#src/ui/layout/layout.ts'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { Drawer } from '#src/ui/overlays/overlays.tsx'
import { MenuIcon } from '#src/ui/text/NavigationIcons.tsx'
import { AvatarPanel } from './AvatarPanel.tsx'
import { Bell } from './Bell.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { Letterhead } from './Letterhead.tsx'
import { siteHref } from './RootLayout.tsx'
import { SideMenu } from './SideMenu.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const Frame = styled.div`
  display: grid;
  flex: 1;
  @media ${media.desktop} {
    grid-template-columns: ${size.sidebar} minmax(0, 1fr);
  }
  @media ${media.print} {
    display: block;
  }
`
const Sidebar = styled.div`
  /* Reaches the window's end when a toast lengthens the page. */
  margin-block-end: calc(-1 * var(--size-toasts, 0px));
  background: ${color.sidebar};
`
const SidebarView = styled.div`
  position: sticky;
  inset-block-start: ${size.notices};
  height: calc(100dvh - ${size.notices});
  overflow-y: auto;
  scrollbar-color: ${color.sidebarRule} transparent;
`
const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`
interface InBarProps {
  /** The header has the title of the page. */
  $hasTitle: boolean
}

/** In a narrower window a title in large text would wrap and overlap the buttons of the bar. */
const roomForTitle = '(14em <= width < 64em)'
const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  container-type: inline-size;
  min-height: ${size.topBar};
  padding-inline: max(${space.md}, (100% - ${size.content}) / 2);
  background: ${color.canvas};
  @media ${media.desktop} {
    padding-inline: max(${space.xl}, (100% - ${size.content}) / 2);
  }
  @media ${media.tall} {
    position: sticky;
    inset-block-start: ${size.notices};
    z-index: ${layer.bar};
    /* Always in view, so focusing it must not scroll the page. */
    a,
    button {
      scroll-margin-block-start: calc(-1 * (${size.notices} + ${size.topBar} + ${space.md}));
    }
  }
`
const AtEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-inline-start: auto;
  @media ${media.narrow} {
    gap: ${space.xxs};
  }
`
const BrandOnBar = styled.div<InBarProps>`
  display: flex;
  @media ${roomForTitle} {
    ${({ $hasTitle }) => $hasTitle && 'display: none;'}
  }
`
const BesideTitle = styled.span<InBarProps>`
  display: contents;
  @media ${media.narrow} {
    ${({ $hasTitle }) => $hasTitle && 'display: none;'}
  }
`
const Notices = styled.div`
  &:not(:empty) {
    padding-block: ${space.xs} ${space.lg};
  }
  @media ${media.desktop} {
    &:not(:empty) ~ * {
      --size-head-row: 0px;
      --layer-head: auto;
    }
  }
`
const headInBar = css`
  --size-head-row: ${size.topBar};
  --layer-head: ${layer.bar + 1};
`
/** On compact windows, a title with a way back takes the place of the brand, so that forms begin higher. */
const headInCompactBar = css`
  @media screen and ${roomForTitle} {
    ${headInBar}
    --size-head-end: 200px;
    padding-block-start: 0;
    @media ${media.tall} {
      /* Very large text would fill the window: then nothing sticks. */
      --size-head-start: min(${size.notices}, (20px - 1rem) * 999);
    }
  }
  @media screen and (14em <= width < 40em) {
    --size-head-end: 140px;
  }
`
const Main = styled.main<InBarProps>`
  flex: 1;
  padding: ${space.xs} ${space.md} ${space.lg};
  /* Keeps the footer below the window even before the content arrives, so that it does not move in view. */
  @media screen {
    min-height: calc(100dvh - ${size.notices} - ${size.topBar});
  }
  @media ${media.desktop} {
    padding: 0 ${space.xl} ${space.xl};
  }
  @media ${media.print} {
    padding: 0;
  }
  /* Print has no header to share a row with. */
  ${({ $hasTitle }) => $hasTitle && headInCompactBar}
  @media screen and ${media.desktop} {
    ${headInBar}
    /* Leaves room for the title if the root's font size enlarges the text. */
    --size-head-end: min(19.75rem, 100% - 9rem);
  }
  @media screen and (width >= 80em) {
    --size-head-end: min(26.5rem, 100% - 9rem);
  }
`

export const loader = prefetching(() => [getGetProfileQueryOptions()])

export function Component() {
  const main = useRef<HTMLElement>(null)
  const hasSidebar = useMedia(media.desktop)
  const hasActionBar = useHasPart('actionBar')
  const hasNotices = useHasPart('notices')
  const hasTitle = useHasPart('wayBack') && !hasNotices
  const { data } = useGetProfile()
  const unread = data?.nc ?? 0
  return (
    <Frame>
      <SkipLink main={main} />
      {hasSidebar && (
        <Sidebar data-print="hide">
          <SidebarView>
            <SideMenu unread={unread} onLogOut={askToLogOut} />
          </SidebarView>
        </Sidebar>
      )}
      <Column>
        <Bar data-print="hide">
          {!hasSidebar && (
            <BrandOnBar $hasTitle={hasTitle}>
              <Brand onPage />
            </BrandOnBar>
          )}
          <AtEnd>
            <BesideTitle $hasTitle={hasActionBar}>
              <PaletteButton />
            </BesideTitle>
            {!hasSidebar && hasActionBar && <OpenMenu />}
            <Bell unread={data?.nc} />
            <AvatarPanel user={data?.user} onLogOut={askToLogOut} />
          </AtEnd>
        </Bar>
        <Main ref={main} id={mainId} tabIndex={-1} $hasTitle={hasTitle}>
          <Letterhead />
          <Notices data-print="hide">
            <OrderWarnings />
            <KeptDraftsNotice />
          </Notices>
          <Outlet />
        </Main>
        <Footer />
        {!hasSidebar && <NarrowMenu unread={unread} />}
      </Column>
      {config.idleLogoutMinutes > 0 && <IdleLogout minutes={config.idleLogoutMinutes} />}
    </Frame>
  )
}

/** An action bar replaces the bottom bar, which otherwise has the menu. */
function OpenMenu() {
  const { open } = useOverlayEntry('menu')
  return (
    <IconButton label={t`Menu`} onPress={open}>
      <MenuIcon />
    </IconButton>
  )
}

function NarrowMenu({ unread }: { unread: number }) {
  const navigate = useNavigate()
  const { isOpen, open, close, closeFirst } = useOverlayEntry('menu')
  return (
    <>
      {isOpen && (
        <Drawer onClose={close} label={t`Menu`}>
          <RouterProvider navigate={(path) => closeFirst(() => void navigate(path))} useHref={siteHref}>
            <SideMenu unread={unread} onLogOut={() => closeFirst(askToLogOut)} onChoose={close} />
          </RouterProvider>
        </Drawer>
      )}
      <BottomBar onOpenMenu={open} />
    </>
  )
}
