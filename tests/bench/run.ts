/**
 * `npm run bench`: what the product weighs and how fast it is, each figure beside a baseline measured in the same run. It
 * prints a table and never fails: times belong to the machine. Needs `npm run build` and a Chromium.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import type { PreviewServer } from 'vite'
import { provideChromium } from '../browser.ts'

interface Figures {
  what: string
  product: string
  baseline: string
}

const slowdown = 4
const rounds = 5
const rows: Figures[] = []

const mock = await preview({ mode: 'mock', preview: { port: 0 }, logLevel: 'error' })
const floor = await serveFloor()
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const paintOfProduct = await median(() => firstPaint(`${originOf(mock)}/wp-user/auth/signin`))
const paintOfFloor = await median(() => firstPaint(`${originOf(floor.server)}/`))
rows.push({
  what: `sign-in, largest paint at CPU x${slowdown}`,
  product: ms(paintOfProduct),
  baseline: `${ms(paintOfFloor)} (bare React app)`,
})

await onPage(async (page) => {
  await page.goto(`${originOf(mock)}/wp-user/auth/signin`)
  const field = page.getByLabel('Email')
  await field.click()
  const typing = await slowestInteraction(page, () => field.pressSequentially('ada@example.com'))
  rows.push({ what: `typing, slowest key at CPU x${slowdown}`, product: ms(typing), baseline: 'goal 32 ms' })
})

await onPage(async (page) => {
  await page.goto(`${originOf(mock)}/wp-user/dashboard/add-funds/crypto?scenario=as:ada`)
  const type = page.getByRole('button', { name: /Type/ })
  const opening = await slowestInteraction(page, async () => {
    await type.click()
    await page.getByRole('option').first().waitFor()
  })
  rows.push({ what: `opening a list at CPU x${slowdown}`, product: ms(opening), baseline: 'goal 80 ms' })
})

await onPage(async (page) => {
  await page.goto(`${originOf(mock)}/wp-user/dashboard/statements?scenario=as:max`)
  await page.getByRole('listitem').first().waitFor()
  rows.push({
    what: `10,000 transactions, frames a second while scrolling at CPU x${slowdown}`,
    product: String(await framesWhileScrolling(page)),
    baseline: 'goal 58',
  })
})

await browser.close()
await mock.close()
await floor.server.close()
rmSync(floor.folder, { recursive: true, force: true })
print(rows)
process.exit(0)

/** A bare React app: what no product of this stack can undercut. */
async function serveFloor(): Promise<{ server: PreviewServer; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Floor</title><div id="root"></div><script type="module" src="/main.js"></script>',
  )
  writeFileSync(
    join(folder, 'main.js'),
    "import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'Floor'))\n",
  )
  const alias = { react: import.meta.resolve('react'), 'react-dom/client': import.meta.resolve('react-dom/client') }
  const resolve = {
    alias: Object.entries(alias).map(([find, url]) => ({
      find: new RegExp(`^${find}$`),
      replacement: new URL(url).pathname,
    })),
  }
  await build({ configFile: false, root: folder, logLevel: 'error', resolve })
  return { server: await preview({ configFile: false, root: folder, preview: { port: 0 }, logLevel: 'error' }), folder }
}

function originOf(server: PreviewServer): string {
  const [url = ''] = server.resolvedUrls?.local ?? []
  return new URL(url).origin
}

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) values.push(await measure())
  return values.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** Runs something on a fresh page whose processor is slowed down. */
async function onPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const context = await (browser satisfies Browser).newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    return await work(page)
  } finally {
    await context.close()
  }
}

/** When the largest piece of content stood, in milliseconds after the navigation. */
function firstPaint(url: string): Promise<number> {
  return onPage(async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  })
}

/** The longest time from an input to the next frame, in milliseconds, among all that happen meanwhile. */
async function slowestInteraction(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { interactions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await interact()
  await page.waitForTimeout(500)
  return page.evaluate(() => Math.max(16, ...(window as unknown as { interactions: number[] }).interactions))
}

function framesWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        let frames = 0
        const step = (now: number): void => {
          frames++
          scrollBy(0, 60)
          if (now - began < 3000) requestAnimationFrame(step)
          else resolve(Math.round((frames * 1000) / (now - began)))
        }
        requestAnimationFrame(step)
      }),
  )
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}

function print(table: Figures[]): void {
  const widths = (['what', 'product', 'baseline'] as const).map((key) =>
    Math.max(...table.map((row) => row[key].length)),
  )
  for (const { what, product, baseline } of table) {
    console.log([what.padEnd(widths[0] ?? 0), product.padStart(widths[1] ?? 0), baseline].join('   '))
  }
}
