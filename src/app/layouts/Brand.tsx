import styled from 'styled-components'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { color, font, space, text } from '#src/theme/tokens.ts'

const Mark = styled(RouteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.onSidebar};
  font-family: ${font.heading};
  font-size: ${text.lead};
  font-weight: 600;
  text-decoration: none;
  img {
    height: 1.5rem;
  }
`

/** The bank's logo and name, which leads to the first page: the landing page, or the dashboard with a session. */
export function Brand() {
  return (
    <Mark to={paths.root()}>
      <img src={`${import.meta.env.BASE_URL}brand/logo-on-dark.svg`} alt="" />
      <span data-brand="name" data-config="bankName">
        {config.bankName}
      </span>
    </Mark>
  )
}
