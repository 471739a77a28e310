import styled from 'styled-components'
import { config } from '#src/config.ts'
import { mailUrl } from '#src/lib/contactUrls.ts'
import { Link } from '#src/ui/buttons/Link.tsx'
import { InfoIcon } from '#src/ui/text/Icon.tsx'

const Address = styled(Link)`
  display: inline-block;
  max-width: 100%;
`

export function questions() {
  const contact = mailUrl(config.contactEmail)
  if (contact === undefined) return []
  const text = (
    <span>
      Questions? Write to <Address href={contact}>{config.contactEmail}</Address>
    </span>
  )
  return [{ Icon: InfoIcon, text }]
}
