import type { Page } from '@playwright/test'

/** The layout shift (CLS) when fonts replace their fallbacks. */
export function shiftByFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { style } = document.documentElement
    const frames = async (): Promise<void> => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    const computed = getComputedStyle(document.documentElement)
    const fonts = ['--font-text', '--font-heading']
    for (const font of fonts) style.setProperty(font, computed.getPropertyValue(font).replace(/^[^,]+,/, ''))
    await frames()
    let sum = 0
    const count = (shifts: PerformanceEntryList): void => {
      for (const shift of shifts) sum += Number(Reflect.get(shift, 'value'))
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    for (const font of fonts) style.removeProperty(font)
    await frames()
    count(observer.takeRecords())
    observer.disconnect()
    return sum
  })
}
