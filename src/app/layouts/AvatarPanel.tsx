import styled from 'styled-components'
import type { User } from '#src/api/generated/models/user.ts'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { uploadUrl } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/buttons/Button.tsx'
import { SquareButton } from '#src/ui/buttons/IconButton.tsx'
import { Popover } from '#src/ui/overlays/Popover.tsx'
import { pressedLineStyle } from '#src/ui/overlays/popoverStyle.ts'
import { Tooltip } from '#src/ui/overlays/Tooltip.tsx'
import { Avatar } from '#src/ui/text/Avatar.tsx'
import { HomeIcon, LogoutIcon, SettingsIcon, UserIcon } from '#src/ui/text/NavigationIcons.tsx'

const { home, profile, settings } = paths.dashboard

/** Wide enough for a name before it loads, so that nothing moves. */
const Place = styled.div`
  @media ${media.desktop} {
    display: flex;
    justify-content: flex-end;
    width: 12.75rem;
    min-width: 0;
  }
`
const Trigger = styled(SquareButton)`
  grid-auto-flow: column;
  @media ${media.desktop} {
    gap: ${space.sm};
    padding-inline: ${space.xs} 4px;
  }
`
const Who = styled.span`
  display: none;
  max-width: 9rem;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${media.desktop} {
    display: block;
  }
`
const Unknown = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${size.disc};
  height: ${size.disc};
`
const Head = styled.p`
  padding: ${space.sm};
  margin-bottom: ${space.xxs};
  border-block-end: 1px solid ${color.rule};
  font-weight: 600;
`
const Plan = styled.span`
  display: block;
  color: ${color.muted};
  font-weight: 400;
`
const Entry = styled(BareButton)`
  ${pressedLineStyle}
  text-decoration: none;
  text-align: start;
  > svg {
    flex: none;
    color: ${color.muted};
  }
`

export interface AvatarPanelProps {
  user: User | undefined
  onLogOut: () => void
}

export function AvatarPanel({ user, onLogOut }: AvatarPanelProps) {
  const name = 'Your account'
  const { closeFirst, ...entry } = useOverlayEntry('account')
  return (
    <Place>
      <Popover
        {...entry}
        trigger={(props) => (
          <Tooltip text={name}>
            <Trigger
              {...props}
              aria-label={user === undefined ? name : `${name}: ${user.fullname}`}
              aria-describedby=""
            >
              <Who>{user?.fullname}</Who>
              <AvatarPicture user={user} />
            </Trigger>
          </Tooltip>
        )}
      >
        <Head>
          {user === undefined ? (
            name
          ) : (
            <>
              <span>{user.fullname}</span>
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
              <Entry as={RouteLink} to={to} isReplacing>
                <Icon />
                <span>{label}</span>
              </Entry>
            </li>
          ))}
          <li>
            <Entry onPress={() => closeFirst(onLogOut)}>
              <LogoutIcon />
              {dashboardTexts.avatar.logout}
            </Entry>
          </li>
        </ul>
      </Popover>
    </Place>
  )
}

function AvatarPicture({ user }: Pick<AvatarPanelProps, 'user'>) {
  if (user === undefined)
    return (
      <Unknown>
        <UserIcon size={24} />
      </Unknown>
    )
  return <Avatar name={user.fullname} src={user.picture ? uploadUrl(user.picture) : undefined} />
}
