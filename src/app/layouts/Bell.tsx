import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, radius, size, text } from '#src/theme/tokens.ts'
import { iconButtonStyle } from '#src/ui/buttons/IconButton.tsx'
import { Tooltip } from '#src/ui/overlays/Tooltip.tsx'
import { BellIcon } from '#src/ui/text/Icon.tsx'

const Place = styled(RouteLink)`
  ${iconButtonStyle}
  position: relative;
  min-width: max(${size.target}, 2.75rem);
  color: ${color.foreground};
`
/** Starts at the icon's centre, so that a large count leaves the icon in sight. */
const Count = styled.span`
  position: absolute;
  inset-block-end: calc(50% + 2px);
  inset-inline-start: calc(50% + 4px);
  min-width: 1.5em;
  padding-inline: 0.3em;
  border-radius: ${radius.pill};
  background: ${color.sidebarActive};
  color: ${color.onSidebarActive};
  font-size: min(${text.small}, 18px);
  font-weight: 700;
  line-height: 1.5;
  text-align: center;
`

export function Bell({ unread }: { unread: number | undefined }) {
  const { notifications } = dashboardTexts.menu
  const label =
    unread === undefined ? notifications : unread === 0 ? t`No unread messages` : t`Unread messages: ${unread}`
  return (
    <Tooltip text={notifications}>
      <Place to={paths.dashboard.notifications()} aria-label={label}>
        <BellIcon size={22} />
        {unread !== undefined && unread > 0 && <Count aria-hidden="true">{unread}</Count>}
      </Place>
    </Tooltip>
  )
}
