import { useLocation } from 'react-router-dom'
import { TextLink } from '#src/components/TextLink.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const contact = paths.dashboard.contact()

/** Leads from a dashboard page that does not work to Help & Support; nothing elsewhere. */
export function HelpLink() {
  const { pathname } = useLocation()
  if (!pathname.startsWith(paths.dashboard.home()) || pathname === contact) return null
  return <TextLink to={contact}>{dashboardTexts.menu.contact}</TextLink>
}
