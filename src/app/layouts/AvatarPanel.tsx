import { t } from '@lingui/core/macro'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import type { User } from '#src/api/generated/models/user.ts'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { LanguageChoice } from '#src/components/page/LanguageChoice.tsx'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { config, uploadUrl } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, space } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { PopoverPanel } from '#src/ui/overlays/overlays.tsx'
import { lineStyle } from '#src/ui/overlays/popoverStyle.ts'
import { Avatar } from '#src/ui/text/Avatar.tsx'
import { HomeIcon, LogoutIcon, SettingsIcon, UserIcon } from '#src/ui/text/NavigationIcons.tsx'

const { home, profile, settings } = paths.dashboard

const Head = styled.div`
  padding: ${space.sm};
  margin-bottom: ${space.xxs};
  border-block-end: 1px solid ${color.rule};
  p {
    color: ${color.muted};
  }
`
/** Has no media query: adding such rules when the panel opens restyles the whole page. */
const Entry = styled(BareButton)`
  ${lineStyle}
  width: 100%;
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  text-decoration: none;
  text-align: start;
  > svg {
    flex: none;
    color: ${color.muted};
  }
`

const Languages = styled.div`
  margin-block-start: ${space.xxs};
  padding: ${space.xxs} ${space.xxs} 0;
  border-block-start: 1px solid ${color.rule};
`

export function AvatarPanel({ user, onLogOut }: { user: User | undefined; onLogOut: () => void }) {
  const { isOpen, open, close, closeFirst } = useOverlayEntry('account')
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const name = user?.fullname
  return (
    <>
      <IconButton
        id={id}
        ref={button}
        aria-expanded={isOpen}
        label={name === undefined ? t`Your account` : t`Your account: ${name}`}
        onPress={open}
      >
        {user === undefined ? (
          <UserIcon size={24} />
        ) : (
          <Avatar name={user.fullname} src={user.picture ? uploadUrl(user.picture) : undefined} />
        )}
      </IconButton>
      {isOpen && (
        <PopoverPanel aria-labelledby={id} triggerRef={button} onClose={close}>
          {user && (
            <Head>
              <b>{user.fullname}</b>
              <p>{user.current_plan || t`No plan`}</p>
            </Head>
          )}
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
                <span>{dashboardTexts.avatar.logout}</span>
              </Entry>
            </li>
          </ul>
          {config.languages.length > 1 && (
            <Languages>
              <LanguageChoice onChoose={closeFirst} />
            </Languages>
          )}
        </PopoverPanel>
      )}
    </>
  )
}
