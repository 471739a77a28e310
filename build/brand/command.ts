import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandCss } from './css.ts'
import { deriveBrand } from './derive.ts'
import { icon } from './icons.ts'
import { manifest } from './manifest.ts'
import { describeFinding, findingsIn } from './pairs.ts'
import { productPalette, readPalette } from './palette.ts'

const usage = `npm run brand -- --brand '#1446a0' [--accent COLOR] [--radius LENGTH] [--font FONT] [--heading-font FONT]
                 [--name TEXT] [--logo SVG] [--logo-on-dark SVG] [--logo-has-name] [--icon SVG] [--out FOLDER]
npm run brand -- --check brand.css

--brand      the bank's colour; --accent a second one for the menu's current entry and money out
--radius     of controls and panels, such as 0px or 10px
--font       of texts (weights 400 to 700); --heading-font of page titles and the balance (weight 600):
             a .woff2 file, or names of fonts such as "Verdana, sans-serif"
--name       the bank's name under the icon on a phone
--logo       on light backgrounds; --logo-on-dark on the menu; --logo-has-name hides the name beside them
--icon       a square mark with its own background, for browser tabs and home screens
--out        where the files are written (public/brand); copy them into brand/ of the delivered site
--check      measures a brand.css and writes nothing`

const text = { type: 'string' } as const

export function main(args: string[], print: (line: string) => void = console.log): number {
  try {
    const { values } = parseArgs({
      args,
      options: {
        brand: text,
        accent: text,
        radius: text,
        font: text,
        'heading-font': text,
        name: text,
        logo: text,
        'logo-on-dark': text,
        'logo-has-name': { type: 'boolean', default: false },
        icon: text,
        out: { ...text, default: 'public/brand' },
        check: text,
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) print(usage)
    else if (values.check !== undefined) return check(values.check, print)
    else if (values.brand === undefined)
      throw new UsageError('Name the colour of the bank with --brand, or --check a file.')
    else write({ ...values, brand: values.brand }, print)
    return 0
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
    print(error instanceof Error ? error.message : String(error))
    if (isUsage) print(`\n${usage}`)
    return isUsage ? 2 : 1
  }
}

/** Excludes anything that would end the declaration. */
const fontNames = /^(['"]?)[\w -]+\1(\s*,\s*(['"]?)[\w -]+\3)*$/

class UsageError extends Error {}

interface Choices {
  brand: string
  accent?: string | undefined
  radius?: string | undefined
  font?: string | undefined
  'heading-font'?: string | undefined
  name?: string | undefined
  logo?: string | undefined
  'logo-on-dark'?: string | undefined
  'logo-has-name': boolean
  icon?: string | undefined
  out: string
}

function write(choices: Choices, print: (line: string) => void): void {
  const { brand, accent, radius, name, out } = choices
  if (radius !== undefined && !/^\d+(\.\d+)?(px|rem)$/.test(radius))
    throw new UsageError(`--radius ${radius} is not a length such as 6px.`)
  const { palette, adjustments } = deriveBrand({ brand, accent })
  const files: [string, string | Buffer][] = []
  const font = (option: 'font' | 'heading-font'): string | undefined => {
    const value = choices[option]
    if (value === undefined || fontNames.test(value)) return value
    if (!value.endsWith('.woff2'))
      throw new UsageError(`--${option} ${value} is neither a .woff2 file nor names of fonts.`)
    const name = `${option}.woff2`
    files.push([name, readFileSync(value)])
    return name
  }
  const fonts = { text: font('font'), heading: font('heading-font') }
  files.push(['brand.css', brandCss({ palette, radius, fonts, hasNameInLogo: choices['logo-has-name'] })])
  if (choices.logo !== undefined) files.push(['logo.svg', svg(choices.logo)])
  if (choices['logo-on-dark'] !== undefined) files.push(['logo-on-dark.svg', svg(choices['logo-on-dark'])])
  if (choices.icon !== undefined) {
    const mark = svg(choices.icon)
    const background = palette['sidebar']?.light ?? '#ffffff'
    files.push(
      ['favicon.svg', mark],
      ['icon-192.png', icon(mark, 192)],
      ['icon-512.png', icon(mark, 512)],
      ['icon-maskable-512.png', icon(mark, 512, { margin: 0.15, background })],
      ['apple-touch-icon.png', icon(mark, 180, { margin: 0.1, background })],
    )
  }
  const canvas = palette['canvas']?.light ?? '#ffffff'
  if (name !== undefined)
    files.push([
      'manifest.webmanifest',
      manifest({ name, background: canvas, theme: palette['sidebar']?.light ?? canvas }),
    ])
  mkdirSync(out, { recursive: true })
  for (const [file, content] of files) writeFileSync(join(out, file), content)
  for (const line of adjustments) print(`adjusted: ${line}`)
  if (name !== undefined) print(`The manifest names two screenshots: npm run pictures -- --brand ${out} takes them.`)
  print(
    `Wrote ${files.map(([file]) => file).join(', ')} to ${out}. All pairs of colours can be distinguished in both themes.`,
  )
}

function check(file: string, print: (line: string) => void): number {
  const findings = findingsIn({ ...productPalette, ...readPalette(readFileSync(file, 'utf8')) })
  for (const finding of findings) print(describeFinding(finding))
  if (findings.length === 0) print('All pairs of colours can be distinguished in both themes.')
  return findings.length === 0 ? 0 : 1
}

/** Throws if the file is not an SVG or contains a script. */
function svg(file: string): string {
  const content = readFileSync(file, 'utf8')
  if (!/<svg[\s>]/.test(content)) throw new UsageError(`${file} is not an SVG.`)
  if (/<script|<foreignObject|\son\w+\s*=|javascript:/i.test(content))
    throw new UsageError(`${file} contains a script.`)
  return content
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
