import { transform } from 'lightningcss'
import { productPalette, type Palette } from './palette.ts'

/** Safari before 17.5 does not know `light-dark()`. The product's own style sheets are compiled for it, too. */
const targets = { safari: 16 << 16, chrome: 107 << 16, firefox: 104 << 16 }

export interface BrandStyle {
  palette: Palette
  /** The radius of controls and panels, as a CSS length. */
  radius?: string | undefined
  /** Whether the logo shows the bank's name, which is then hidden beside it. */
  hasNameInLogo?: boolean | undefined
}

/** `brand.css`: what differs from the product. The product's colours are in a cascade layer, so these win. */
export function brandCss({ palette, radius, hasNameInLogo = false }: BrandStyle): string {
  const changed = Object.entries(palette).filter(([name, { light, dark }]) => {
    const own = productPalette[name]
    return own?.light !== light || own.dark !== dark
  })
  const declarations = [
    'color-scheme: light dark;',
    ...changed.map(([name, { light, dark }]) => `--color-${name}: light-dark(${light}, ${dark});`),
    ...(radius === undefined ? [] : [`--radius-control: ${radius};`]),
  ]
  const css = [
    `:root, [data-theme] { ${declarations.join(' ')} }`,
    // light-dark() is compiled to properties that these rules set.
    `[data-theme='light'] { color-scheme: light; }`,
    `[data-theme='dark'] { color-scheme: dark; }`,
    ...(hasNameInLogo ? [`[data-brand='name'] { position: absolute; clip-path: inset(50%); }`] : []),
  ].join('\n')
  const { code } = transform({ filename: 'brand.css', code: Buffer.from(css), targets })
  return `/* Written by npm run brand. After a change by hand: npm run brand -- --check FILE */\n${code.toString()}`
}
