/** With Lighthouse's mobile settings. At 180 MB it is too large for a dependency, so npx fetches it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { paths } from '#src/paths.ts'
import { storageKeys } from '#src/session/storage.ts'
import { provideChromium } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/freePort.ts'
import type { Lab } from './lab.ts'
import { middle, type Row } from './table.ts'

const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
const { auth, dashboard } = paths

/** Performance differs between runs. The theme changes only contrast, which does not. */
const roundsOfThemes = { light: 5, dark: 1 }

const publicPages = [
  auth.landing(),
  auth.signIn(),
  auth.signUp(),
  auth.verify('ada@example.com'),
  auth.forgot(),
  auth.reset(),
  auth.notice(),
]
const dashboardPages = [
  dashboard.home(),
  dashboard.statements(),
  dashboard.send(),
  dashboard.addFundsCrypto(),
  dashboard.notifications(),
  dashboard.profile(),
]

interface Report {
  categories: Record<Category, { score: number | null }>
}

const goalOf = (path: string) => (publicPages.includes(path) ? '>= 99 100 100 100' : '>= 95 100 100 100')

export async function* measureLighthouse({ product }: Lab): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: provideChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
  })
  const [page = await browser.newPage()] = browser.pages()
  const session = await browser.newCDPSession(page)
  const token = (await product.play('as:ada'))?.token
  try {
    for (const [theme, rounds] of Object.entries(roundsOfThemes)) {
      for (const path of [...publicPages, ...dashboardPages]) {
        // Any file of the site reaches its storage.
        await page.goto(`${product.origin}/wp-user/brand/favicon.svg`)
        await page.evaluate(
          (entries) => {
            localStorage.clear()
            for (const [key, value] of entries) localStorage.setItem(key, value)
          },
          [[storageKeys.theme, theme], ...(dashboardPages.includes(path) ? [[storageKeys.session, token]] : [])] as [
            string,
            string,
          ][],
        )
        const reports: Report[] = []
        for (let round = 0; round < rounds; round++) {
          await session.send('Network.clearBrowserCache')
          reports.push(await examine(folder, `${product.origin}/wp-user${path}`, port))
        }
        yield { what: `${path}, ${theme}`, product: scoresOf(reports), goal: goalOf(path) }
      }
    }
  } catch (error) {
    yield { what: `Not to be had here. ${error instanceof Error ? error.message : ''}`, product: '-' }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function examine(folder: string, url: string, port: number): Promise<Report> {
  const output = join(folder, 'report.json')
  const flags = ['--disable-storage-reset', '--no-enable-error-reporting', '--quiet', '--output=json']
  const only = `--only-categories=${categories.join(',')}`
  const child = spawn(
    'npx',
    ['--yes', `lighthouse@${version}`, url, `--port=${port}`, `--output-path=${output}`, only, ...flags],
    {
      cwd: folder,
      // Lighthouse needs the newer Node among the packages.
      env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    },
  )
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  const code = await new Promise((done) => {
    child.on('error', done)
    child.on('close', done)
  })
  if (code !== 0) throw new Error(/error.*/i.exec(errorOutput)?.[0] ?? '')
  return JSON.parse(readFileSync(output, 'utf8')) as Report
}

function scoresOf(reports: Report[]): string {
  const middleOf = (category: Category) => middle(reports.map(({ categories }) => categories[category].score ?? 0))
  return categories.map((category) => Math.round(middleOf(category) * 100)).join(' ')
}
