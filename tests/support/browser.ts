/** Finds or installs a Chromium: Playwright's own, the system's or Debian's. As a command it prints the path. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackages } from './debian.ts'

/** The headless shell first: it opens a tab in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const playwrightCli = join('node_modules', 'playwright', 'cli.js')
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return existsSync(own) ? own : findProgram(names, places)
}

export function findProgram(names: readonly string[], places: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable)
}

export function provideChromium(): string {
  const attempts = [
    () => undefined,
    () => playwrightInstall('--with-deps', 'chromium'),
    () => playwrightInstall('chromium'),
    () => installPackages('chromium-headless-shell'),
    () => installPackages('chromium'),
  ]
  for (const attempt of attempts) {
    attempt()
    const found = findChromium()
    if (found !== undefined) return found
  }
  throw new Error('The end-to-end tests need Chromium or Chrome. Install one, or run: npx playwright install chromium')
}

/**
 * `isShortLived`: scripts are not optimised, and no process of its own draws, which saves time in tests but not in
 * measurements. `hasExactWidths`: letters are as wide as on a phone, not a whole number of pixels.
 */
export function chromiumLaunchOptions({ isShortLived = false, hasExactWidths = false } = {}): {
  executablePath?: string
  args: string[]
} {
  const found = findChromium()
  return {
    ...(found === undefined || found === chromium.executablePath() ? {} : { executablePath: found }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(hasExactWidths ? ['--font-render-hinting=none'] : []),
      ...(isShortLived ? ['--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16', '--in-process-gpu'] : []),
    ],
  }
}

export function playwrightInstall(...args: string[]): void {
  spawnSync(process.execPath, [playwrightCli, 'install', ...args], { stdio: 'ignore', timeout: 300_000 })
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.main) console.log(provideChromium())
