import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { color, font, space, text } from '#src/theme/tokens.ts'

const Mark = styled(RouteLink)<{ $onPage: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${({ $onPage }) => ($onPage ? color.link : color.onSidebar)};
  font-family: ${font.heading};
  font-size: ${text.lead};
  font-weight: 600;
  text-decoration: none;
  img {
    height: 1.5rem;
    /* Keeps the name in place until it has loaded. */
    aspect-ratio: auto 1;
  }
`

const Name = styled.span`
  /* In a header without room for the name, as on a small phone with large text. */
  @container (width < 14rem) {
    position: absolute;
    clip-path: inset(50%);
  }
`
const ThemedLogo = styled.img<{ $hiddenIn: 'light' | 'dark' }>`
  [data-theme='${({ $hiddenIn }) => $hiddenIn}'] & {
    display: none;
  }
  @media (prefers-color-scheme: ${({ $hiddenIn }) => $hiddenIn}) {
    [data-theme='system'] & {
      display: none;
    }
  }
`
const logo = (name: string) => `${import.meta.env.BASE_URL}brand/${name}.svg`

/** `onPage`: on the page's background, which follows the theme. Otherwise the background is dark in both themes. */
export function Brand({ onPage = false }: { onPage?: boolean }) {
  return (
    <Mark to={paths.root()} $onPage={onPage}>
      {onPage ? (
        <>
          <ThemedLogo $hiddenIn="dark" src={logo('logo')} alt="" />
          <ThemedLogo $hiddenIn="light" src={logo('logo-on-dark')} alt="" />
        </>
      ) : (
        <img src={logo('logo-on-dark')} alt="" />
      )}
      <Name data-brand="name" data-config="bankName">
        {config.bankName}
      </Name>
    </Mark>
  )
}
