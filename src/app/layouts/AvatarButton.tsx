import { useState } from 'react'
import type { User } from '#src/api/generated/models/user.ts'
import { uploadUrl } from '#src/lib/config.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { UserIcon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Late, useFetchedAhead } from '#src/ui/Late.tsx'

const loadPanel = async () => (await import('#src/app/layouts/AvatarPanel.tsx')).AvatarPanel

export const accountLabel = 'Your account'

export interface AvatarPanelProps {
  /** Undefined until the bank has said, and when it does not. */
  user: User | undefined
  /** Leads to another screen, by its path. */
  onGo: (path: string) => void
  onLogOut: () => void
}

/** The customer's picture, which opens the panel. The panel comes later than the screen. */
export function AvatarButton(props: AvatarPanelProps) {
  const [isWanted, setWanted] = useState(false)
  useFetchedAhead(loadPanel)
  const button = (
    <IconButton label={accountLabel} aria-haspopup="menu" onPress={() => setWanted(true)}>
      <CustomerAvatar user={props.user} />
    </IconButton>
  )
  if (!isWanted) return button
  return <Late load={loadPanel} props={props} fallback={button} onMissing={() => setWanted(false)} />
}

/** Picture or initials of whoever is signed in; a person as such until that is known. */
export function CustomerAvatar({ user }: { user: User | undefined }) {
  if (user === undefined) return <UserIcon size={24} />
  return <Avatar name={user.fullname} src={user.picture ? uploadUrl(user.picture) : undefined} />
}
