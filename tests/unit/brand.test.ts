import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wcagContrast } from 'culori'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '#build/brand/command.ts'
import { brandCss } from '#build/brand/css.ts'
import { deriveBrand } from '#build/brand/derive.ts'
import { findingsIn } from '#build/brand/pairs.ts'
import { productPalette, readPalette } from '#build/brand/palette.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const lines: string[] = []
  const code = main(args, (line) => lines.push(line))
  return { code, output: lines.join('\n') }
}

describe('the colours of a brand', () => {
  it('are the default ones for the default brand', () => {
    expect(findingsIn(productPalette)).toEqual([])
    expect(deriveBrand({ brand: '#0b5d4e' }).palette['brand']?.light).toBe('#0b5d4e')
  })

  it.each(['#1446a0', '#c8102e', '#ffcc00', '#000000', '#e6007e', '#7ab800', 'rebeccapurple'])(
    'of %s keep text readable and meanings distinct in both themes',
    (brand) => {
      expect(findingsIn(deriveBrand({ brand }).palette)).toEqual([])
    },
  )

  it("keep the bank's exact colour if white text on it is readable", () => {
    expect(deriveBrand({ brand: '#1446a0' })).toMatchObject({
      palette: { brand: { light: '#1446a0' } },
      adjustments: [],
    })
  })

  it('use the nearest readable colour otherwise, and report it', () => {
    const { palette, adjustments } = deriveBrand({ brand: '#ffcc00' })
    const ratio = wcagContrast(palette['brand']?.light ?? '', '#ffffff')
    expect(ratio).toBeGreaterThanOrEqual(4.5)
    expect(ratio).toBeLessThan(4.8)
    expect(adjustments[0]).toContain('--brand #ffcc00 has a contrast of 1.51:1 with white text.')
  })

  it('rotate the hues of the initials with the brand, and keep them for a grey brand', () => {
    expect(deriveBrand({ brand: '#1446a0' }).palette['tint-1']?.light).toBe('#f4e8ee')
    expect(deriveBrand({ brand: '#111111' }).palette['tint-1']).toEqual(productPalette['tint-1'])
  })

  it('change the links if the brand resembles the danger colour', () => {
    const { palette, adjustments } = deriveBrand({ brand: '#c8102e' })
    expect(palette['link']?.light).not.toBe(palette['brand']?.light)
    expect(adjustments.join()).toContain('link (light theme) is ')
    expect(palette['flow-in']).toEqual(productPalette['flow-in'])
  })

  it('are rejected by name if debits would look like credits', () => {
    expect(() => deriveBrand({ brand: '#1446a0', accent: '#8fd0bc' })).toThrow(
      /flow-in and flow-out \(light theme\) look alike/,
    )
  })

  it('are rejected if a text is not a colour', () => {
    expect(() => deriveBrand({ brand: 'greenish' })).toThrow('--brand greenish is not a CSS colour.')
  })
})

describe('npm run brand', () => {
  it('writes a style sheet that passes --check, also after compiling for older browsers', () => {
    expect(run('--brand', '#1446a0', '--radius', '0px', '--out', folder)).toMatchObject({ code: 0 })
    const css = readFileSync(join(folder, 'brand.css'), 'utf8')
    expect(css).toContain('--radius-control: 0px')
    expect(readPalette(css)['brand']?.light).toBe('#1446a0')
    expect(run('--check', join(folder, 'brand.css'))).toMatchObject({ code: 0 })
  })

  it('finds colours that were made unreadable by hand', () => {
    const file = join(folder, 'brand.css')
    const palette = { ...productPalette, link: { light: '#cccccc', dark: '#5fcbb0' } }
    writeFileSync(file, brandCss({ palette }))
    const { code, output } = run('--check', file)
    expect(code).toBe(1)
    expect(output).toContain('link on surface (light theme) has a contrast of 1.61:1; it needs 4.5:1.')
  })

  it('writes logo, icons and manifest', () => {
    const args = ['--brand', '#1446a0', '--name', 'Northern Savings Bank', '--out', folder]
    run(...args, '--logo', 'public/brand/logo.svg', '--logo-has-name', '--icon', 'public/brand/favicon.svg')
    const files = readdirSync(folder).sort()
    expect(files).toEqual(
      readdirSync('public/brand')
        .filter((file) => file !== 'logo-on-dark.svg' && !file.startsWith('screenshot-'))
        .sort(),
    )
    expect(readFileSync(join(folder, 'icon-192.png')).subarray(1, 4).toString()).toBe('PNG')
    expect(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
      name: 'Northern Savings Bank',
      short_name: 'Northern',
      scope: '../',
    })
  })

  it('writes fonts: a file beside the style sheet, or the names of fonts', () => {
    const file = join(folder, 'own.woff2')
    writeFileSync(file, 'font')
    const args = ['--brand', '#1446a0', '--font', 'Verdana, sans-serif', '--heading-font', file]
    expect(run(...args, '--out', folder)).toMatchObject({ code: 0 })
    const css = readFileSync(join(folder, 'brand.css'), 'utf8')
    expect(css).toContain('--font-text: Verdana, sans-serif;')
    expect(css).toContain('url("heading-font.woff2")')
    expect(readFileSync(join(folder, 'heading-font.woff2'), 'utf8')).toBe('font')
  })

  it.each(["it's", 'a; color: red', 'font.ttf'])('rejects a font named %s', (font) => {
    const { code, output } = run('--brand', '#1446a0', '--font', font, '--out', folder)
    expect(code).toBe(2)
    expect(output).toContain(`--font ${font} is neither a .woff2 file nor names of fonts.`)
  })

  it('rejects an SVG with a script', () => {
    const file = join(folder, 'evil.svg')
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(run('--brand', '#1446a0', '--logo', file, '--out', folder)).toMatchObject({ code: 2 })
  })

  it.each([[[]], [['--brand', 'blue', '--radius', 'round']], [['--colour', 'blue']]])(
    'prints its usage after invalid arguments: %j',
    (args) => {
      const { code, output } = run(...args)
      expect(code).toBe(2)
      expect(output).toContain("npm run brand -- --brand '#1446a0'")
    },
  )
})
