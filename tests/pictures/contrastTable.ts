import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wcagContrast } from 'culori'
import { contrastPairs } from '#build/brand/pairs.ts'
import { productPalette, readPalette } from '#build/brand/palette.ts'

export function contrastTable(folder: string): string {
  const palette = { ...productPalette, ...readPalette(readFileSync(join(folder, 'brand.css'), 'utf8')) }
  const rows = contrastPairs.map(([one, other, needed]) => {
    const [text, background] = [palette[one], palette[other]]
    const cells = (['light', 'dark'] as const).map((theme) => {
      const [color, behind] = [text?.[theme] ?? '', background?.[theme] ?? '']
      const ratio = wcagContrast(color, behind)
      const sample = `<span style="color:${color};background:${behind};padding:2px 8px">Text</span>`
      return `<td>${sample} ${ratio.toFixed(2)}${ratio < needed ? ' too low' : ''}</td>`
    })
    return `<tr><td>${one} on ${other}</td><td>${needed}</td>${cells.join('')}</tr>`
  })
  return `<h2>Contrast</h2><table><tr><th>pair</th><th>needed</th><th>light</th><th>dark</th></tr>${rows.join('')}</table>`
}
