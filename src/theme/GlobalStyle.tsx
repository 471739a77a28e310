import { createGlobalStyle } from 'styled-components'
import { media } from './media.ts'
import { color, dark, font, light, size, space, text, type Palette } from './tokens.ts'

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`)
    .join('')
}

/**
 * Reset, tokens and page-wide behaviour; render it once, at the root.
 * The theme follows `data-theme` on the html element: `light`, `dark` or `system`.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${declarations(light)}
    color-scheme: light;
    --text-input: 1rem;
    --text-heading: 1.375rem;
    --text-page: 1.75rem;
    --text-balance: 2rem;
    --size-transaction: 4.5rem;
    @media ${media.zoomed} {
      --size-transaction: 5.5rem;
    }
    @media ${media.desktop} {
      --text-input: 0.9375rem;
      --text-heading: 1.625rem;
      --text-page: 2.125rem;
      --text-balance: 2.5rem;
    }
  }
  [data-theme='dark'] { ${declarations(dark)} color-scheme: dark; }
  @media (prefers-color-scheme: dark) {
    [data-theme='system'] { ${declarations(dark)} color-scheme: dark; }
  }
  /* Where the notices scroll away with the page, nothing has to keep clear of them. */
  @media print, not ${media.tall} {
    :root { --size-notices: 0px !important; }
  }
  @media ${media.print} {
    :root:root { ${declarations(light)} color-scheme: light; --color-canvas: #ffffff; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(${size.notices} + ${size.topBar} + ${space.md});
    background: ${color.canvas};
    /* The page behind a dialog stays where it is, sideways too: the room of its scrollbar is kept. */
    &:has(dialog:modal) { overflow: hidden; scrollbar-gutter: stable; }
  }
  body {
    min-height: 100dvh;
    background: ${color.canvas};
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${text.body};
    font-variant-ligatures: no-contextual;
    line-height: 1.5;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  #root {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  h1, h2, h3 {
    font-family: ${font.heading};
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.005em;
    text-wrap: balance;
  }
  h1 { font-size: ${text.page}; }
  h2 { font-size: ${text.title}; line-height: 1.3; }
  h3 { font-size: ${text.lead}; line-height: 1.35; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  table, time, input[inputmode='numeric'], input[inputmode='decimal'], [data-figures] {
    font-variant-numeric: tabular-nums;
  }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  :focus-visible, [data-focus-visible] { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  h1[tabindex='-1']:focus, main[tabindex='-1']:focus { outline: none; }
  /* Drawings would keep their own colours on a ground that the reader has chosen. */
  @media ${media.forcedColors} {
    svg[aria-hidden] { forced-color-adjust: auto; }
  }
  ::selection { background: ${color.brand}; color: ${color.onBrand}; }

  @media ${media.print} {
    [data-print='hide'] { display: none !important; }
    body { font-size: 10pt; }
    a { color: inherit; text-decoration: none; }
    tr, li, section > h2 { break-inside: avoid; }
    @page { margin: 16mm; }
  }
`
