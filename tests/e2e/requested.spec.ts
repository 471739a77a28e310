import { pages } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { limitOf, pageScripts, sizesOnce } from '#tests/delivery/sizes.ts'
import { basePath, expect, resize, test } from '#tests/e2e/support/fixtures.ts'
import { shiftByFonts } from '#tests/e2e/support/shift.ts'

const examples: Readonly<Record<string, string>> = { ':email': 'ada@example.com', ':token': 'code', ':id': '21' }

/** The narrowest phone, and the narrowest window with a sidebar: in turn. */
const phone = { width: 360, height: 780 }
const narrowWindow = { width: 1024, height: 720 }

for (const access of ['visitor', 'customer'] as const)
  test(`pages of a ${access} request their scripts early`, async ({ page, open, openAs, request }) => {
    test.slow()
    if (access === 'customer') await openAs('ada', paths.dashboard.addFunds())
    const ofPages = pageScripts()
    const sizeOf = sizesOnce()
    for (const [index, entry] of pages.filter((one) => one.access === access).entries()) {
      const { path } = entry
      const address = path.replaceAll(/:\w+/g, (name) => examples[name] ?? name)
      await open(address)
      const size = index % 2 === 0 ? phone : narrowWindow
      await resize(page, size)
      expect.soft(await shiftByFonts(page), `${path}, ${size.width} px: fonts after data`).toBeLessThanOrEqual(0.01)
      // Until what the page requests once it is idle has been requested, too.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 500 })),
      )
      const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      const loaded = [...new Set(names.flatMap((name) => /assets\/[^/]+\.js$/.exec(name)?.[0] ?? []))]
      const html = await (await request.get(`${basePath}${address}`)).text()
      const late = loaded.filter((file) => ofPages.includes(file) && !html.includes(file))
      // An address with parameters may have no HTML file of its own.
      if (!path.includes(':')) expect.soft(late, path).toEqual([])
      const kb = loaded.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
      expect.soft(kb, `${path}: KB requested, limited in tests/delivery/sizes.ts`).toBeLessThanOrEqual(limitOf(entry))
      expect.soft(kb, `${path}: counted`).toBeGreaterThan(50)
    }
  })
