import { t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { helpAndSupport } from '#src/texts/common.ts'
import { TextLink } from './TextLink.tsx'

const contact = paths.dashboard.contact()

export function HelpLink() {
  const { pathname } = useLocation()
  if (pathname === contact) return null
  if (pathname.startsWith(paths.dashboard.home())) return <TextLink to={contact}>{helpAndSupport}</TextLink>
  return config.contactEmail === '' ? null : <TextLink href={`mailto:${config.contactEmail}`}>{t`Contact us`}</TextLink>
}
