import styled from 'styled-components'
import type { User } from '#src/api/generated/models/user.ts'
import { paths } from '#src/app/paths.ts'
import { uploadUrl } from '#src/lib/config.ts'
import { texts } from '#src/texts.ts'
import { color } from '#src/theme/tokens.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { HomeIcon, LogoutIcon, SettingsIcon, UserIcon } from '#src/ui/Icon.tsx'
import { MenuButton } from '#src/ui/MenuButton.tsx'

const Plan = styled.span`
  display: block;
  color: ${color.muted};
  font-weight: 400;
`

export interface AvatarPanelProps {
  /** Undefined until the bank has said, and when it does not. */
  user: User | undefined
  /** Leads to another screen, by its path. */
  onGo: (path: string) => void
  onLogOut: () => void
}

/** Who is signed in, and the way to what is theirs. */
export function AvatarPanel({ user, onGo, onLogOut }: AvatarPanelProps) {
  const { avatar } = texts
  const { home, profile, settings } = paths.dashboard
  return (
    <MenuButton
      label="Your account"
      header={
        user === undefined ? (
          'Your account'
        ) : (
          <>
            {user.fullname}
            <Plan>{user.current_plan || 'No plan'}</Plan>
          </>
        )
      }
      items={[
        { id: 'home', label: avatar.home, icon: <HomeIcon />, onAction: () => onGo(home()) },
        { id: 'profile', label: avatar.profile, icon: <UserIcon />, onAction: () => onGo(profile()) },
        { id: 'settings', label: avatar.settings, icon: <SettingsIcon />, onAction: () => onGo(settings()) },
        { id: 'logout', label: avatar.logout, icon: <LogoutIcon />, onAction: onLogOut },
      ]}
    >
      <Avatar name={user?.fullname ?? ''} src={user?.picture ? uploadUrl(user.picture) : undefined} />
    </MenuButton>
  )
}
