import { transform } from 'lightningcss'
import { productPalette, type Palette } from './palette.ts'

/** Safari before 17.5 does not know `light-dark()`. The product's own style sheets are compiled for it, too. */
const targets = { safari: 16 << 16, chrome: 107 << 16, firefox: 104 << 16 }

export interface BrandStyle {
  palette: Palette
  radius?: string | undefined
  fonts?: BrandFonts | undefined
  hasNameInLogo?: boolean | undefined
}

/** A name ending in `.woff2` is a file beside `brand.css`. */
export interface BrandFonts {
  text?: string | undefined
  heading?: string | undefined
}

const fallback = { text: 'system-ui, sans-serif', heading: 'Georgia, serif' }

/** Texts use weights 400 to 700, headings 600. */
function fontStyle({ text, heading }: BrandFonts): { faces: string[]; declarations: string[] } {
  const faces: string[] = []
  const declarations = Object.entries({ text, heading }).flatMap(([use, font]) => {
    if (font === undefined) return []
    const generic = fallback[use as keyof BrandFonts]
    if (!font.endsWith('.woff2')) return [`--font-${use}: ${font};`]
    faces.push(
      `@font-face { font-family: 'Brand ${use}'; src: url('${font}') format('woff2'); font-weight: 100 900; font-display: swap; }`,
    )
    return [`--font-${use}: 'Brand ${use}', ${generic};`]
  })
  return { faces, declarations }
}

/** Writes only values that differ from the product's, whose colours are in a cascade layer and thus overridden. */
export function brandCss({ palette, radius, fonts = {}, hasNameInLogo = false }: BrandStyle): string {
  const changed = Object.entries(palette).filter(([name, { light, dark }]) => {
    const own = productPalette[name]
    return own?.light !== light || own.dark !== dark
  })
  const { faces, declarations: fontDeclarations } = fontStyle(fonts)
  const declarations = [
    'color-scheme: light dark;',
    ...changed.map(([name, { light, dark }]) => `--color-${name}: light-dark(${light}, ${dark});`),
    ...(radius === undefined ? [] : [`--radius-control: ${radius};`]),
    ...fontDeclarations,
  ]
  const css = [
    ...faces,
    `:root, [data-theme] { ${declarations.join(' ')} }`,
    // light-dark() is compiled to properties that these rules set.
    `[data-theme='light'] { color-scheme: light; }`,
    `[data-theme='dark'] { color-scheme: dark; }`,
    ...(hasNameInLogo ? [`[data-brand='name'] { position: absolute; clip-path: inset(50%); }`] : []),
  ].join('\n')
  const { code } = transform({ filename: 'brand.css', code: Buffer.from(css), targets })
  return `/* Written by npm run brand. After a change by hand: npm run brand -- --check FILE */\n${code.toString()}`
}
