import { useNavigate } from 'react-router-dom'
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

/** Who is signed in, and the way to what is theirs. `user` is undefined until the bank has said. */
export function AvatarPanel({ user, onLogOut }: { user: User | undefined; onLogOut: () => void }) {
  const navigate = useNavigate()
  const { avatar } = texts
  const name = user?.fullname ?? ''
  return (
    <MenuButton
      label="Your account"
      header={
        <>
          {name}
          <Plan>{user?.current_plan ?? 'No plan'}</Plan>
        </>
      }
      items={[
        { id: 'home', label: avatar.home, icon: <HomeIcon />, onAction: () => void navigate(paths.dashboard.home()) },
        {
          id: 'profile',
          label: avatar.profile,
          icon: <UserIcon />,
          onAction: () => void navigate(paths.dashboard.profile()),
        },
        {
          id: 'settings',
          label: avatar.settings,
          icon: <SettingsIcon />,
          onAction: () => void navigate(paths.dashboard.settings()),
        },
        { id: 'logout', label: avatar.logout, icon: <LogoutIcon />, onAction: onLogOut },
      ]}
    >
      <Avatar name={name} src={user?.picture ? uploadUrl(user.picture) : undefined} />
    </MenuButton>
  )
}
