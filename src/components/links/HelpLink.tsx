import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { helpAndSupport } from '#src/texts/common.ts'
import { TextLink } from './TextLink.tsx'

/** Wraps as one word, unless the text is so large that it does not fit. */
const Whole = styled.span`
  display: inline-block;
  text-decoration: inherit;
`

const contact = paths.dashboard.contact()

export function HelpLink() {
  const { pathname } = useLocation()
  if (pathname === contact) return null
  if (pathname.startsWith(paths.dashboard.home())) {
    return (
      <TextLink to={contact}>
        <Whole>{helpAndSupport}</Whole>
      </TextLink>
    )
  }
  return config.contactEmail === '' ? null : <TextLink href={`mailto:${config.contactEmail}`}>Contact us</TextLink>
}
