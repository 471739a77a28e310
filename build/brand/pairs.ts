/** Contrast is WCAG 2.2's ratio: 4.5 for text, 3 for borders and charts. Distance is Euclidean in OKLab. */
import { differenceEuclidean, wcagContrast } from 'culori'
import type { Palette, ThemedColor } from './palette.ts'

const text = 4.5
const part = 3

/** `[foreground, background, ratio]` */
export const contrastPairs: readonly (readonly [string, string, number])[] = [
  ['foreground', 'canvas', text],
  ['foreground', 'surface', text],
  ['foreground', 'sunken', text],
  ['muted', 'canvas', text],
  ['muted', 'surface', text],
  ['muted', 'sunken', text],
  ['link', 'canvas', text],
  ['link', 'surface', text],
  ['link', 'raised', text],
  ['link', 'sunken', text],
  ['link', 'brand-tint', text],
  ['brand', 'surface', text],
  ['brand', 'brand-tint', part],
  ['on-brand', 'brand', text],
  ['on-brand', 'brand-hover', text],
  ['on-brand', 'brand-pressed', text],
  ['foreground', 'brand-tint', text],
  ['border', 'surface', part],
  ['border', 'field', part],
  ['focus', 'canvas', part],
  ['danger', 'surface', text],
  ['success', 'surface', text],
  ['warning', 'surface', text],
  ['on-sidebar', 'sidebar', text],
  ['on-sidebar', 'sidebar-hover', text],
  ['on-sidebar-muted', 'sidebar', text],
  ['on-sidebar-muted', 'hero', text],
  ['on-sidebar', 'hero', text],
  ['on-sidebar', 'hero-raised', text],
  ['sidebar-active', 'sidebar', part],
  ['on-sidebar-active', 'sidebar-active', text],
  ['sidebar-focus', 'sidebar', part],
  ['flow-in', 'hero', part],
  ['flow-out', 'hero', part],
  ['flow-in-past', 'hero', part],
  ['flow-out-past', 'hero', part],
  ...[1, 2, 3, 4, 5].map((number) => [`on-tint-${number}`, `tint-${number}`, text] as const),
]

/** Colours with different meanings: `[one, other, distance]`. */
export const distancePairs: readonly (readonly [string, string, number])[] = [
  ['link', 'danger', 0.08],
  ['link', 'warning', 0.08],
  ['flow-in', 'flow-out', 0.1],
  ['success', 'danger', 0.15],
  ['success', 'warning', 0.08],
]

const distance = differenceEuclidean('oklab')

export interface Finding {
  theme: keyof ThemedColor
  pair: readonly [string, string]
  kind: 'contrast' | 'distance'
  reached: number
  needed: number
}

export function findingsIn(palette: Palette): Finding[] {
  const measured = [
    ...contrastPairs.map(([one, other, needed]) => ({
      one,
      other,
      needed,
      kind: 'contrast' as const,
      measure: wcagContrast,
    })),
    ...distancePairs.map(([one, other, needed]) => ({
      one,
      other,
      needed,
      kind: 'distance' as const,
      measure: distance,
    })),
  ]
  return (['light', 'dark'] as const).flatMap((theme) =>
    measured.flatMap(({ one, other, needed, kind, measure }) => {
      const [a, b] = [palette[one], palette[other]]
      if (a === undefined || b === undefined)
        throw new Error(`The palette has no colour ${a === undefined ? one : other}.`)
      const reached = measure(a[theme], b[theme])
      return reached >= needed ? [] : [{ theme, pair: [one, other] as const, kind, reached, needed }]
    }),
  )
}

export function describeFinding({ theme, pair: [one, other], kind, reached, needed }: Finding): string {
  return kind === 'contrast'
    ? `${one} on ${other} (${theme} theme) has a contrast of ${reached.toFixed(2)}:1; it needs ${needed}:1.`
    : `${one} and ${other} (${theme} theme) look alike: their distance is ${reached.toFixed(3)}; it must be at least ${needed}.`
}
