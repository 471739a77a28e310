import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { SmallText } from './Text.tsx'

/** The dark theme's colours, for panels whose background is dark in both themes. */
export const OnDark = styled.div.attrs<{ 'data-theme'?: string }>({ 'data-theme': 'dark' })`
  display: contents;
  && {
    --color-surface: transparent;
    --color-brand-tint: var(--color-hero-raised);
    --color-sunken: color-mix(in srgb, var(--color-hero), black 35%);
    --color-success-tint: var(--color-hero-raised);
    --color-raised: var(--color-hero-raised);
    --color-border: var(--color-on-sidebar-muted);
    --color-rule: transparent;
  }
  color: ${color.foreground};
`

export const SmallTextOnDark = styled(SmallText)`
  color: ${color.onSidebarMuted};
`
