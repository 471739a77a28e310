import { plural, t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import { CloseIcon, LogoutIcon } from '#src/ui/text/NavigationIcons.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { Brand } from './Brand.tsx'
import { isAt, menuEntries } from './menu.ts'

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding-block-end: ${space.md};
  color: ${color.onSidebar};
`
const Top = styled(Line)`
  gap: 0;
  justify-content: space-between;
  min-height: ${size.topBar};
  padding-inline: ${space.lg} ${space.xs};
  > button:is([data-hovered], [data-pressed]) {
    background: ${color.sidebarHover};
  }
`
const Entry = styled(BareButton)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  width: 100%;
  min-height: ${size.target};
  padding-block: ${space.xxs};
  padding-inline: ${space.lg} ${space.md};
  color: ${color.onSidebar};
  text-align: start;
  text-decoration: none;
  > svg {
    flex: none;
    color: ${color.onSidebarMuted};
  }
  /* Media-query rules would restyle the whole page when the drawer opens. */
  &[data-hovered] {
    background: ${color.sidebarHover};
  }
  &:focus-visible {
    outline-color: ${color.sidebarFocus};
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    padding-inline-start: calc(${space.lg} - 3px);
    border-inline-start: 3px solid ${color.sidebarActive};
    background: ${color.sidebarHover};
    font-weight: 600;
    > svg {
      color: ${color.sidebarActive};
    }
  }
  &[data-remark] {
    flex-wrap: wrap;
    row-gap: 0;
    padding-inline-end: ${space.xs};
    color: ${color.onSidebarMuted};
    /* Decorative: pressing the entry shows a message. */
    &::after {
      content: attr(data-remark);
      content: attr(data-remark) / '';
      white-space: nowrap;
      margin-inline-start: auto;
      padding-inline: 6px;
      border: 1px solid ${color.sidebarRule};
      border-radius: ${radius.small};
      font-size: ${text.small};
    }
  }
`
const Count = styled.span`
  margin-inline-start: auto;
  min-width: 1.85em;
  padding-inline: 0.45em;
  border-radius: ${radius.pill};
  background: ${color.sidebarActive};
  color: ${color.sidebar};
  font-size: ${text.small};
  font-weight: 700;
  text-align: center;
`

export interface SideMenuProps {
  unread: number
  onChoose?: (() => void) | undefined
  onLogOut: () => void
}

export function SideMenu({ unread, onChoose, onLogOut }: SideMenuProps) {
  const { pathname } = useLocation()
  return (
    <Column aria-label={t({ message: 'Main', context: 'navigation' })}>
      <Top>
        <Brand />
        {onChoose && (
          <IconButton label={t`Close menu`} onPress={onChoose}>
            <CloseIcon />
          </IconButton>
        )}
      </Top>
      <ul>
        {menuEntries.map(({ label, Icon, to, end }) => (
          <li key={label}>
            {to === undefined ? (
              <Entry
                data-remark={t`Unavailable`}
                onPress={() => {
                  notify.warning(dashboardTexts.notAvailableFeature)
                  onChoose?.()
                }}
              >
                <Icon />
                <span>{label}</span>
              </Entry>
            ) : (
              <Entry
                key={to}
                as={RouteLink}
                to={to}
                aria-current={isAt({ to, end }, pathname) && 'page'}
                {...(onChoose && { onClick: onChoose })}
              >
                <Icon />
                <span>{label}</span>
                {to === paths.dashboard.notifications() && unread > 0 && (
                  <Count>
                    <span aria-hidden="true">{unread}</span>
                    <VisuallyHidden>{plural(unread, { one: '# unread', other: '# unread' })}</VisuallyHidden>
                  </Count>
                )}
              </Entry>
            )}
          </li>
        ))}
        <li>
          <Entry onPress={onLogOut}>
            <LogoutIcon />
            <span>{dashboardTexts.menu.logOut}</span>
          </Entry>
        </li>
      </ul>
    </Column>
  )
}
