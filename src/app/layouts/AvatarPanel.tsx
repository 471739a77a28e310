import styled from 'styled-components'
import { accountLabel, CustomerAvatar } from '#src/app/layouts/AvatarButton.tsx'
import type { AvatarPanelProps } from '#src/app/layouts/AvatarButton.tsx'
import { paths } from '#src/app/paths.ts'
import { texts } from '#src/texts.ts'
import { color } from '#src/theme/tokens.ts'
import { UserIcon } from '#src/ui/Icon.tsx'
import { HomeIcon, LogoutIcon, SettingsIcon } from '#src/ui/MenuIcons.tsx'
import { MenuButton } from '#src/ui/MenuButton.tsx'

const Plan = styled.span`
  display: block;
  color: ${color.muted};
  font-weight: 400;
`

/** Who is signed in, and the way to what is theirs. It stands open. Import it dynamically only. */
export function AvatarPanel({ user, onGo, onLogOut }: AvatarPanelProps) {
  const { avatar } = texts
  const { home, profile, settings } = paths.dashboard
  return (
    <MenuButton
      label={accountLabel}
      header={
        user === undefined ? (
          accountLabel
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
      <CustomerAvatar user={user} />
    </MenuButton>
  )
}
