/**
 * `npm run pictures -- statements` narrows the screens. `-- --brand FOLDER` shows a bank's `brand/` on six screens,
 * with its contrasts, and writes the manifest's two screenshots into the folder.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { provideChromium } from '#tests/support/browser.ts'
import { contrastTable } from './contrastTable.ts'
import { folder, writeSheet } from './sheet.ts'

const { values, positionals } = parseArgs({ options: { brand: { type: 'string' } }, allowPositionals: true })
const brand = values.brand === undefined ? undefined : resolve(values.brand)
if (brand !== undefined && !existsSync(join(brand, 'brand.css'))) throw new Error(`${brand} has no brand.css.`)

provideChromium()
await build({ logLevel: 'warn' })
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const only = positionals.flatMap((word) => ['-g', word])
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'playwright', 'cli.js'), 'test', '-c', 'tests/pictures/playwright.config.ts', ...only],
  { stdio: 'inherit', env: { ...process.env, ...(brand === undefined ? {} : { BRAND: brand }) } },
)
console.log(`Pictures: ${writeSheet(brand === undefined ? '' : contrastTable(brand))}`)
process.exitCode = status ?? 1
