/**
 * Derived colours keep the product's lightness and get the brand's hue and chroma (OKLCH). If a contrast is too low,
 * the lightness moves to the nearest that suffices. The light theme uses the brand colour as given.
 */
import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori'
import { contrastPairs, describeFinding, distancePairs, findingsIn } from './pairs.ts'
import { productPalette, type Palette, type ThemedColor } from './palette.ts'

export interface BrandColors {
  brand: string
  /** Any CSS colour, for the menu's current entry and money out; the product's amber by default. */
  accent?: string | undefined
}

export interface DerivedBrand {
  palette: Palette
  adjustments: string[]
}

type Theme = keyof ThemedColor

const neutrals = [
  'canvas', 'raised', 'sunken', 'foreground', 'muted', 'rule', 'border', 'field', 'disabled', 'surface',
] // oxfmt-ignore
const branded = [
  'link', 'brand', 'brand-hover', 'brand-pressed', 'brand-tint', 'on-brand', 'sidebar', 'sidebar-hover', 'sidebar-rule',
  'on-sidebar', 'on-sidebar-muted', 'hero', 'hero-raised',
] // oxfmt-ignore
/** Discs with initials: five hues, as far from the brand's as the product's are from its own. */
const monograms = [1, 2, 3, 4, 5].flatMap((number) => [`tint-${number}`, `on-tint-${number}`])
const accented = ['sidebar-active', 'flow-out', 'flow-out-past']
const movable = new Set([...neutrals, ...branded, ...accented, ...monograms])

const toOklch = converter('oklch')

function read(color: string, name: string): Oklch {
  const parsed = parse(color)
  if (parsed === undefined) throw new Error(`--${name} ${color} is not a CSS colour.`)
  return toOklch(parsed)
}

const hex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))

/** Throws an error that names every pair that cannot be kept apart. */
export function deriveBrand({ brand, accent }: BrandColors): DerivedBrand {
  const seed = read(brand, 'brand')
  const own = read(productPalette['brand']?.light ?? '', 'brand')
  const strength = Math.min((seed.c || 0) / own.c, 1.6)
  const adjustments: string[] = []

  const tinted = (color: string, { h = 0 }: Oklch, share: number): string => {
    const { l, c } = read(color, 'brand')
    return hex({ mode: 'oklch', l, c: c * share, h })
  }
  const palette: Palette = { ...productPalette }
  const derive = (names: readonly string[], change: (color: string) => string) => {
    for (const name of names) {
      const from = productPalette[name]
      if (from === undefined) throw new Error(`The product has no colour ${name}.`)
      palette[name] = { light: change(from.light), dark: change(from.dark) }
    }
  }
  derive(neutrals, (color) => tinted(color, seed, Math.min(strength, 1)))
  derive(branded, (color) => tinted(color, seed, strength))
  const rotation = (seed.h ?? 0) - (own.h ?? 0)
  if ((seed.c || 0) > 0.02)
    derive(monograms, (color) => {
      const from = read(color, 'brand')
      return hex({ ...from, h: (from.h ?? 0) + rotation })
    })
  if (accent !== undefined) {
    const second = read(accent, 'accent')
    const share = Math.min(
      (second.c || 0) / (read(productPalette['sidebar-active']?.light ?? '', 'accent').c || 1),
      1.3,
    )
    derive(accented, (color) => tinted(color, second, share))
  }

  // The brand's hover and pressed states are as far from it as the product's are.
  const shift = (name: string) => read(productPalette[name]?.light ?? '', name).l - own.l
  const setLight = (l: number) => {
    const at = (name: string) => hex({ ...seed, l: Math.max(0, l + shift(name)) })
    for (const name of ['brand', 'brand-hover', 'brand-pressed'])
      palette[name] = {
        light: name === 'brand' && l === seed.l ? formatHex(seed) : at(name),
        dark: palette[name]?.dark ?? '',
      }
  }
  setLight(seed.l)
  const needed = 4.5
  const onSurface = () => wcagContrast(palette['brand']?.light ?? '', palette['surface']?.light ?? '')
  if (onSurface() < needed) {
    const given = onSurface()
    for (let l = seed.l; l > 0 && onSurface() < needed; l -= 0.005) setLight(l)
    adjustments.push(
      `--brand ${brand} has a contrast of ${given.toFixed(2)}:1 with white text. Buttons use ${palette['brand']?.light ?? ''}, the nearest of its hue that reaches ${needed}:1.`,
    )
  }

  for (const theme of ['light', 'dark'] as const) keepApart(palette, theme, adjustments)
  for (const theme of ['light', 'dark'] as const) keepReadable(palette, theme, adjustments)
  const findings = findingsIn(palette)
  if (findings.length > 0)
    throw new Error(
      `A brand of ${brand}${accent === undefined ? '' : ` and ${accent}`} is refused:\n${findings.map((finding) => `  ${describeFinding(finding)}`).join('\n')}`,
    )
  return { palette, adjustments }
}

/** Moves a colour in lightness, and if necessary towards grey, to the nearest at which `isEnough`. */
function move(palette: Palette, name: string, theme: Theme, isDarker: boolean, isEnough: () => boolean): boolean {
  const before = palette[name]
  if (before === undefined) return false
  const start = read(before[theme], name)
  for (const share of [1, 0.6, 0.3])
    for (let step = 0; step <= 80; step += 1) {
      const l = start.l + (isDarker ? -1 : 1) * step * 0.005
      if (l < 0 || l > 1) break
      palette[name] = { ...before, [theme]: hex({ ...start, l, c: start.c * share }) }
      if (isEnough()) return true
    }
  palette[name] = before
  return false
}

const colorIn = (palette: Palette, name: string, theme: Theme): string => palette[name]?.[theme] ?? ''

/** Moves the brand's links away from danger and warning. */
function keepApart(palette: Palette, theme: Theme, adjustments: string[]): void {
  for (const [one, other] of distancePairs) {
    const isAlike = () =>
      findingsIn(palette).some(
        (finding) =>
          finding.theme === theme &&
          finding.kind === 'distance' &&
          finding.pair[0] === one &&
          finding.pair[1] === other,
      )
    if (one !== 'link' || !isAlike()) continue
    const before = colorIn(palette, one, theme)
    if (!move(palette, one, theme, theme === 'light', () => !isAlike())) continue
    const after = colorIn(palette, one, theme)
    adjustments.push(`${one} (${theme} theme) is ${after} in place of ${before}, to differ from ${other}.`)
  }
}

function keepReadable(palette: Palette, theme: Theme, adjustments: string[]): void {
  for (const name of new Set(contrastPairs.map(([foreground]) => foreground))) {
    const falls = () =>
      findingsIn(palette).filter(
        (finding) => finding.theme === theme && finding.kind === 'contrast' && finding.pair[0] === name,
      )
    const [first] = falls()
    if (first === undefined || !movable.has(name)) continue
    const before = colorIn(palette, name, theme)
    const isDarker = read(before, name).l < read(colorIn(palette, first.pair[1], theme), name).l
    if (move(palette, name, theme, isDarker, () => falls().length === 0))
      adjustments.push(
        `${name} (${theme} theme) is ${colorIn(palette, name, theme)} in place of ${before}, to be readable.`,
      )
  }
}
