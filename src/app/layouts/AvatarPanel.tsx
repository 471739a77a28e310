import { useId, useRef } from 'react'
import styled, { css } from 'styled-components'
import type { User } from '#src/api/generated/models/user.ts'
import { paths } from '#src/paths.ts'
import { uploadUrl } from '#src/config.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { HomeIcon, LogoutIcon, SettingsIcon, UserIcon } from '#src/ui/NavigationIcons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { sheetStyle, lineStyle } from '#src/ui/popoverStyle.ts'
import { RouteLink } from '#src/components/RouteLink.tsx'

const { home, profile, settings } = paths.dashboard

/** Under the end of the top bar, which is where its button stands. */
const Panel = styled.div`
  ${sheetStyle}
  position: fixed;
  inset: calc(${size.notices} + ${size.topBar}) ${space.md} auto auto;
  width: min(280px, 100vw - 2 * ${space.md});
  max-height: calc(100dvh - ${size.notices} - ${size.topBar} - ${space.xs});
  margin: 0;
`
const Head = styled.p`
  padding: ${space.sm};
  margin-bottom: ${space.hair};
  border-block-end: 1px solid ${color.rule};
  font-weight: 600;
  overflow-wrap: anywhere;
`
const Plan = styled.span`
  display: block;
  color: ${color.muted};
  font-weight: 400;
`
const entry = css`
  ${lineStyle}
  width: 100%;
  border: 0;
  background: none;
  text-decoration: none;
  text-align: start;
  > svg {
    flex: none;
    color: ${color.muted};
  }
  @media ${media.hover} {
    &:hover {
      background: ${color.brandTint};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Entry = styled(RouteLink)`
  ${entry}
`
const Press = styled.button`
  ${entry}
`

export interface AvatarPanelProps {
  /** Undefined until the bank has said, and when it does not. */
  user: User | undefined
  onLogOut: () => void
}

/** The customer's picture, which opens the panel: who is signed in, and the way to what is theirs. */
export function AvatarPanel({ user, onLogOut }: AvatarPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const name = 'Your account'
  const close = (): void => panel.current?.hidePopover()
  return (
    <>
      <IconButton label={name} popoverTarget={id}>
        <AvatarPicture user={user} />
      </IconButton>
      <Panel ref={panel} id={id} popover="auto" role="group" aria-label={name}>
        <Head>
          {user === undefined ? (
            name
          ) : (
            <>
              {user.fullname}
              <Plan>{user.current_plan || 'No plan'}</Plan>
            </>
          )}
        </Head>
        <ul>
          {[
            { label: dashboardTexts.avatar.home, Icon: HomeIcon, to: home() },
            { label: dashboardTexts.avatar.profile, Icon: UserIcon, to: profile() },
            { label: dashboardTexts.avatar.settings, Icon: SettingsIcon, to: settings() },
          ].map(({ label, Icon, to }) => (
            <li key={to}>
              <Entry to={to} onClick={close}>
                <Icon />
                {label}
              </Entry>
            </li>
          ))}
          <li>
            <Press
              type="button"
              onClick={() => {
                close()
                onLogOut()
              }}
            >
              <LogoutIcon />
              {dashboardTexts.avatar.logout}
            </Press>
          </li>
        </ul>
      </Panel>
    </>
  )
}

/** Picture or initials of whoever is signed in; a person as such until that is known. */
function AvatarPicture({ user }: Pick<AvatarPanelProps, 'user'>) {
  if (user === undefined) return <UserIcon size={24} />
  return <Avatar name={user.fullname} src={user.picture ? uploadUrl(user.picture) : undefined} />
}
