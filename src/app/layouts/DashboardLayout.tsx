import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { ScreenBoundary } from '#src/app/ScreenBoundary.tsx'
import { AvatarPanel } from '#src/app/layouts/AvatarPanel.tsx'
import { Footer } from '#src/app/layouts/Footer.tsx'
import { SideMenu } from '#src/app/layouts/SideMenu.tsx'
import { mainId, SkipLink } from '#src/app/layouts/SkipLink.tsx'
import { endSession } from '#src/lib/session.ts'
import { media } from '#src/theme/media.ts'
import { color, layer, size, space } from '#src/theme/tokens.ts'
import { MenuIcon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SideSheet } from '#src/ui/SideSheet.tsx'

const Frame = styled.div`
  display: grid;
  min-height: 100dvh;
  @media ${media.desktop} {
    grid-template-columns: ${size.rail} minmax(0, 1fr);
  }
`
const Rail = styled.div`
  position: sticky;
  inset-block-start: 0;
  height: 100dvh;
  overflow-y: auto;
  background: ${color.rail};
  @media ${media.mobile} {
    display: none;
  }
`
const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${size.topBar};
  padding-inline: ${space.md};
  border-block-end: 1px solid ${color.rule};
  background: ${color.surface};
`
const OnMobile = styled.div`
  @media ${media.desktop} {
    display: none;
  }
`
const AtEnd = styled.div`
  margin-inline-start: auto;
`
const Main = styled.main`
  flex: 1;
  padding: ${space.lg} ${space.md};
  @media ${media.desktop} {
    padding: ${space.xl};
  }
`

/** What stands around every screen of the dashboard: the rail or, on narrow windows, its overlay; the bar; the footer. */
export function DashboardLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { data } = useGetProfile()
  const menu = <SideMenu unread={Number(data?.nc ?? 0)} onChoose={() => setMenuOpen(false)} onLogOut={endSession} />
  return (
    <Frame>
      <SkipLink />
      <Rail data-print="hide">{menu}</Rail>
      <SideSheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} label="Menu">
        {menu}
      </SideSheet>
      <Column>
        <Bar data-print="hide">
          <OnMobile>
            <IconButton label="Menu" onPress={() => setMenuOpen(true)}>
              <MenuIcon />
            </IconButton>
          </OnMobile>
          <AtEnd>
            <AvatarPanel user={data?.user} onLogOut={endSession} />
          </AtEnd>
        </Bar>
        <Main id={mainId} tabIndex={-1}>
          <ScreenBoundary>
            <Outlet />
          </ScreenBoundary>
        </Main>
        <Footer />
      </Column>
    </Frame>
  )
}
