import type { Page } from 'playwright'

interface Watched {
  pressedAt: number
  shifted: number
  longestTask: number
  movers: string[]
}

declare global {
  interface Window {
    bench: Watched
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page before anything else. */
export function watchPage(): void {
  const watched: Watched = { pressedAt: 0, shifted: 0, longestTask: 0, movers: [] }
  window.bench = watched
  const notePress = ({ timeStamp }: Event): void => {
    watched.pressedAt = timeStamp
  }
  addEventListener('pointerdown', notePress, true)
  addEventListener('keydown', notePress, true)
  new PerformanceObserver((list) => {
    // Before, the task evaluates the scripts.
    const isStarted = document.documentElement.hasAttribute('data-hydrated')
    if (isStarted)
      for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      watched.shifted += value
      const at = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}x${height}`
      watched.movers.push(
        ...sources.map(({ node, previousRect, currentRect }) =>
          [node?.nodeName, node?.textContent?.slice(0, 40), at(previousRect), 'to', at(currentRect)].join(' '),
        ),
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const patienceMs = 20_000

/** To the frame in which an element is visible, in milliseconds; NaN if it does not appear. */
export async function untilVisible(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await rest(page)
  const frame = page.evaluate(
    ({ sought, patience }) =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Number.NaN), patience)
        const look = (): void => {
          const isVisible = document.querySelector(sought)?.checkVisibility() === true
          // A task after the frame's callbacks begins once the frame has been drawn.
          if (isVisible) setTimeout(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    { sought: selector, patience: patienceMs },
  )
  await press()
  const stoodAt = await frame
  return stoodAt - (await page.evaluate(() => window.bench.pressedAt))
}

/** A slow page is at rest before the app has replaced the prerendered one. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
  await rest(page)
}

export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 1000 }), 300)
      }),
  )
}

/** First Contentful Paint, in milliseconds after the navigation. */
export async function firstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
}

/** Largest Contentful Paint, in milliseconds after the navigation. */
export async function largestPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** The frame in which an element is visible, in milliseconds after the navigation. */
export async function untilShown(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  const frame = await page.waitForFunction(
    (sought) => document.querySelector(sought)?.checkVisibility() === true && performance.now(),
    selector,
    { polling: 'raf' },
  )
  return Number(await frame.jsonValue())
}

export function framesWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        let frames = 0
        const step = (now: number): void => {
          frames++
          scrollBy(0, 60)
          if (now - began < 3000) requestAnimationFrame(step)
          else resolve((frames * 1000) / (now - began))
        }
        requestAnimationFrame(step)
      }),
  )
}
