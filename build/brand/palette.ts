import { readFileSync } from 'node:fs'

export interface ThemedColor {
  light: string
  dark: string
}

/** Keyed by the name of the custom property without `--color-`. */
export type Palette = Record<string, ThemedColor>

const color = String.raw`(#\w+|rgb\([^)]*\))`
const declaration = new RegExp(
  String.raw`--color-([a-z0-9-]+):\s*(?:light-dark\(\s*${color},\s*${color}\s*\)|var\(--lightningcss-light,\s*${color}\)\s*var\(--lightningcss-dark,\s*${color}\))`,
  'g',
)

export function readPalette(css: string): Palette {
  return Object.fromEntries(
    [...css.matchAll(declaration)].map(([, name = '', light, dark, compiledLight = '', compiledDark = '']) => [
      name,
      { light: light ?? compiledLight, dark: dark ?? compiledDark },
    ]),
  )
}

export const productPalette: Palette = readPalette(
  readFileSync(new URL('../../src/theme/palette.css', import.meta.url), 'utf8'),
)
