import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import * as tokens from './tokens.ts'

const themes = ['light', 'dark']

/** Contrast as WCAG 2.2 measures it: 4.5 for texts, 3 for borders and charts. */
const readable: readonly (readonly [needed: number, color: string, backgrounds: readonly string[]])[] = [
  [4.5, 'foreground', ['canvas', 'surface', 'raised', 'sunken', 'brand-tint']],
  [4.5, 'muted', ['canvas', 'surface', 'sunken']],
  [4.5, 'link', ['canvas', 'surface', 'raised', 'sunken', 'brand-tint']],
  [4.5, 'brand', ['surface']],
  [4.5, 'on-brand', ['brand', 'brand-hover', 'brand-pressed']],
  [4.5, 'danger', ['surface', 'raised', 'danger-tint', 'brand-tint']],
  [4.5, 'success', ['surface', 'raised', 'success-tint', 'brand-tint']],
  [4.5, 'warning', ['surface', 'raised', 'warning-tint', 'brand-tint']],
  [4.5, 'info', ['surface', 'raised', 'info-tint']],
  [4.5, 'on-sidebar', ['sidebar', 'sidebar-hover', 'hero', 'hero-raised']],
  [4.5, 'on-sidebar-muted', ['sidebar', 'hero']],
  [4.5, 'on-sidebar-active', ['sidebar-active']],
  [3, 'brand', ['brand-tint']],
  [3, 'border', ['surface', 'field']],
  [3, 'focus', ['canvas']],
  [3, 'sidebar-active', ['sidebar']],
  [3, 'sidebar-focus', ['sidebar', 'hero']],
  ...['flow-in', 'flow-out', 'flow-in-past', 'flow-out-past'].map((flow) => [3, flow, ['hero']] as const),
]

/** Colours with different meanings, and their distance in OKLab. */
const distinct: readonly (readonly [least: number, one: string, other: string])[] = [
  [0.08, 'link', 'danger'],
  [0.08, 'link', 'warning'],
  [0.1, 'flow-in', 'flow-out'],
  [0.15, 'success', 'danger'],
  [0.08, 'success', 'warning'],
]

const page = document.documentElement
const probe = document.body.appendChild(document.createElement('span'))

/** The browser's own conversion: three numbers of the colour as `format` has them. */
function numbersOf(name: string, format: string): number[] {
  probe.style.color = format.replace('$', `var(--color-${name})`)
  return [...getComputedStyle(probe).color.matchAll(/-?[\d.]+(?:e-\d+)?(?=[ )])/g)].map(Number)
}

function luminance(name: string): number {
  const [red = NaN, green = NaN, blue = NaN] = numbersOf(name, 'color(from $ srgb-linear r g b)').map((part) =>
    Math.min(1, Math.max(0, part)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function distance(one: string, other: string): number {
  const to = numbersOf(other, 'oklab(from $ l a b)')
  return Math.hypot(...numbersOf(one, 'oklab(from $ l a b)').map((part, index) => part - (to[index] ?? NaN)))
}

function problems(): string[] {
  return themes.flatMap((theme) => {
    page.dataset['theme'] = theme
    return [
      ...readable.flatMap(([needed, color, backgrounds]) =>
        backgrounds
          .map((background) => ({ background, reached: contrast(color, background) }))
          .filter(({ reached }) => !(reached >= needed))
          .map(({ background, reached }) => `${theme}: ${color} on ${background} is ${reached.toFixed(2)}:1`),
      ),
      ...distinct
        .filter(([least, one, other]) => !(distance(one, other) >= least))
        .map(([, one, other]) => `${theme}: ${one} looks like ${other}, ${distance(one, other).toFixed(3)}`),
    ]
  })
}

afterEach(() => {
  page.removeAttribute('style')
  delete page.dataset['theme']
})

describe('a brand is readable in both themes, and meanings look different', () => {
  it('as public/brand/brand.css has it', async () => {
    const link = document.createElement('link')
    onTestFinished(() => link.remove())
    await new Promise((resolve, reject) => {
      const href = `${import.meta.env.BASE_URL}brand/brand.css`
      document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject }))
    })
    expect(problems()).toEqual([])
  })

  const hues = Array.from({ length: 12 }, (_, index) => `hsl(${index * 30} 100% 50%)`)
  const banks = ['#1446a0', '#c8102e', '#ffcc00', '#ff6200', '#e6007e', '#000', '#888', '#fff']
  it.each([...banks, ...hues])('in %s', (brand) => {
    page.style.setProperty('--brand', brand)
    page.style.setProperty('--accent', brand)
    expect(problems()).toEqual([])
  })
})

it.each(themes)('every colour that components use has a value: %s', (theme) => {
  page.dataset['theme'] = theme
  for (const color of Object.values(tokens.color)) {
    probe.style.backgroundColor = color
    expect(getComputedStyle(probe).backgroundColor, color).not.toBe('rgba(0, 0, 0, 0)')
  }
})
