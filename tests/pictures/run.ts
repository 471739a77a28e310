/** `npm run pictures -- statements` narrows the screens. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { provideChromium } from '#tests/support/browser.ts'
import { folder, writeSheet } from './sheet.ts'

provideChromium()
await build({ logLevel: 'warn' })
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const only = process.argv.slice(2).flatMap((word) => ['-g', word])
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'playwright', 'cli.js'), 'test', '-c', 'tests/pictures/playwright.config.ts', ...only],
  { stdio: 'inherit' },
)
console.log(`Pictures: ${writeSheet()}`)
process.exitCode = status ?? 1
